/**
 * A model of S3 behind CloudFront, made from their documentation. The function that the build wrote runs unchanged; keys
 * are looked up exactly; a missing key is 403, for which CloudFront shows our page with 404; headers are those of the
 * policy; text is compressed as the managed cache policy does.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import vm from "node:vm";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readManifest } from "../../../generator/output/manifest.ts";
import { contentTypeOf, type HostedSite } from "../../../hosts/hosted-site.ts";

interface FunctionRequest {
  method: string;
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
  headers: Record<string, { value: string }>;
}

interface FunctionAnswer {
  statusCode: number;
  headers: Record<string, { value: string }>;
}

type ViewerRequest = (event: { request: FunctionRequest }) => FunctionRequest | FunctionAnswer;

/** Loads the handler in a context without Node's globals. */
export function loadFunction(folder: string): ViewerRequest {
  const code = readFileSync(path.join(path.dirname(folder), "cloudfront/viewer-request.js"), "utf8");
  // CloudFront refuses larger ones.
  if (Buffer.byteLength(code) > 10_240) throw new Error("The function is larger than 10 KB.");
  const handler = vm.runInNewContext(`"use strict";${code};handler`, {}) as ViewerRequest;
  return (event) => JSON.parse(JSON.stringify(handler(event)));
}

/** The query as CloudFront passes it to a function: in parts, still encoded. */
export function queryParts(query: string): FunctionRequest["querystring"] {
  const parts: FunctionRequest["querystring"] = {};
  for (const pair of query.split("&").filter(Boolean)) {
    const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const known = parts[name];
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    else parts[name] = { value };
  }
  return parts;
}

/** Starts the model on the loopback address. */
export async function startCloudFront(folder: string, site: HostedSite) {
  const handler = loadFunction(folder);
  const policy = JSON.parse(
    readFileSync(path.join(path.dirname(folder), "cloudfront/response-headers.json"), "utf8"),
  );
  const security = policy.SecurityHeadersConfig;
  const keys = new Set(readManifest(folder)?.files);
  const server = createServer((request, response) => {
    const [uri = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/s);
    const answer = handler({
      request: { method: request.method ?? "", uri, querystring: queryParts(query), headers: {} },
    });
    response.setHeader("Content-Security-Policy", security.ContentSecurityPolicy.ContentSecurityPolicy);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", security.ReferrerPolicy.ReferrerPolicy);
    const { AccessControlMaxAgeSec: age } = security.StrictTransportSecurity;
    response.setHeader("Strict-Transport-Security", `max-age=${age}; includeSubDomains`);
    for (const { Header, Value } of policy.CustomHeadersConfig.Items) response.setHeader(Header, Value);
    if ("statusCode" in answer) {
      for (const [name, { value }] of Object.entries(answer.headers)) response.setHeader(name, value);
      response.writeHead(answer.statusCode).end();
      return;
    }
    const key = answer.uri.slice(1);
    const isThere = keys.has(key) && existsSync(path.join(folder, key));
    const shown = isThere ? key : "404.html";
    send(response, isThere ? 200 : 404, readFileSync(path.join(folder, shown)), {
      type: contentTypeOf(shown),
      caching: /^assets\//.test(shown) ? site.caching.hashed : site.caching.other,
      accepted: String(request.headers["accept-encoding"] ?? ""),
      known: String(request.headers["if-none-match"] ?? ""),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Sending {
  type: string;
  caching: string;
  accepted: string;
  known: string;
}

/** Brotli's default quality, 11, takes a hundred times as long. */
const compress = {
  br: (contents: Buffer) => brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (contents: Buffer) => gzipSync(contents),
};

function send(response: ServerResponse, status: number, contents: Buffer, sending: Sending): void {
  const { type, caching, accepted, known } = sending;
  const etag = `"${createHash("md5").update(contents).digest("hex")}"`;
  response.setHeader("Cache-Control", caching);
  response.setHeader("Content-Type", type);
  response.setHeader("ETag", etag);
  if (status === 200 && known === etag) {
    response.writeHead(304).end();
    return;
  }
  const takes = (name: string) =>
    accepted.split(",").some((one) => one.trim() === name) && /^(text|image\/svg)/.test(type);
  const encoding = takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
  if (/^text/.test(type)) response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(status).end(encoding ? compress[encoding](contents) : contents);
}
