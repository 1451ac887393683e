/**
 * Amazon S3 behind CloudFront: a viewer-request function for the addresses, a response headers policy, and the
 * commands that upload. <https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html>
 */
import { manifestName } from "../generator/model/output-file.ts";
import {
  contentTypeOf,
  endingsPattern,
  generatedNote,
  type Header,
  type Host,
  type HostedSite,
  hashedNamePattern,
  replaceHeaders,
} from "./hosted-site.ts";

export const cloudfront: Host = {
  title: "S3 with CloudFront",
  sendsCompressed: false,
  canRedirect: true,
  write: (site, outputName) => ({
    inside: [],
    beside: [
      { file: "cloudfront/viewer-request.js", contents: viewerRequest(site) },
      { file: "cloudfront/response-headers.json", contents: responseHeaders(site) },
      // A page with its own headers needs its own cache behavior, with this policy.
      ...site.ownHeaders.map(({ path, headers }) => ({
        file: `cloudfront/response-headers-${path.slice(path.lastIndexOf("/") + 1)}.json`,
        contents: responseHeaders({ ...site, headers: replaceHeaders(site.headers, headers) }, path),
      })),
      { file: "cloudfront/upload.sh", contents: uploadScript(site, outputName) },
    ],
  }),
};

/**
 * The function. It maps unknown addresses to a key that is not in the bucket. S3 then responds with 403 or 404, and
 * CloudFront is configured to respond to both with our page and status 404. The size limit of a function is 10 KB.
 */
function viewerRequest(site: HostedSite): string {
  const { basePath, pages, files, moved } = site;
  const names = pages.map(({ path }) => path.slice(basePath.length));
  return `// ${generatedNote}
// cloudfront-js-2.0
var base = ${JSON.stringify(basePath)};
var pages = ${JSON.stringify(names)};
var files = ${JSON.stringify(files.map(({ path }) => path.slice(basePath.length)))};
var moved = ${JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from.slice(basePath.length), to])))};
var hashed = /^\\/assets\\/${hashedNamePattern}\\.(?:${endingsPattern(site)})$/;

function handler(event) {
  var request = event.request;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { statusCode: 405, statusDescription: "Method Not Allowed", headers: { allow: { value: "GET, HEAD" } } };
  }
  var isBelow = request.uri.slice(0, base.length) === base;
  var path = isBelow ? request.uri.slice(base.length) : "";
  if (pages.indexOf(path) >= 0) {
    request.uri = path === "/" ? "/index.html" : path + ".html";
    return request;
  }
  if (files.indexOf(path) >= 0 || hashed.test(path)) {
    request.uri = path;
    return request;
  }
  var clean = path === "/index.html" || (isBelow && path === "") ? "/" : path.replace(/(?:\\/|\\.html)$/, "");
  var target = moved[clean] || (clean !== path && pages.indexOf(clean) >= 0 ? base + clean : "");
  if (target) {
    return {
      statusCode: 308,
      statusDescription: "Permanent Redirect",
      headers: { location: { value: target + queryOf(request.querystring) } }
    };
  }
  request.uri = "/not-found";
  return request;
}

// The query of the request: CloudFront splits it into parts, still encoded.
function queryOf(parts) {
  var pairs = [];
  Object.keys(parts).forEach(function (name) {
    var part = parts[name];
    (part.multiValue || [part]).forEach(function (one) {
      pairs.push(one.value === "" ? name : name + "=" + one.value);
    });
  });
  return pairs.length > 0 ? "?" + pairs.join("&") : "";
}
`;
}

/** Headers with their own fields in a policy. CloudFront rejects them as custom headers. */
const ownFields = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Referrer-Policy",
];

/** The argument of `aws cloudfront create-response-headers-policy`, for all pages or for one. */
function responseHeaders({ origin, headers }: HostedSite, page = ""): string {
  const headerValue = (wanted: string) => headers.find(({ name }) => name === wanted)?.value ?? "";
  const custom = headers.filter(({ name }) => !ownFields.includes(name));
  const config = {
    Name: `${new URL(origin).hostname.replaceAll(".", "-")}${page.replaceAll("/", "-")}-headers`,
    Comment: generatedNote,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headerValue("Content-Security-Policy"),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headerValue("Referrer-Policy") },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: true,
        AccessControlMaxAgeSec: Number(/\d+/.exec(headerValue("Strict-Transport-Security"))?.[0]),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(({ name, value }: Header) => ({ Header: name, Value: value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Uploads hashed files first, so that no page is online before the files it loads, and removes old files last. */
function uploadScript({ caching, hashedEndings, files }: HostedSite, outputName: string): string {
  const otherEndings = [...new Set(files.map(({ file }) => file.slice(file.lastIndexOf(".") + 1)))].sort();
  const upload = (what: string, type: string, caching: string) =>
    `aws s3 cp "$site" "s3://$bucket" --recursive --exclude "*" ${what} --content-type "${type}" --cache-control "${caching}"`;
  return `#!/usr/bin/env bash
# ${generatedNote}
# Usage: cloudfront/upload.sh BUCKET DISTRIBUTION
set -euo pipefail
bucket=$1
distribution=$2
site=$(dirname "$0")/../${outputName}

${hashedEndings.map((ending) => upload(`--include "assets/*.${ending}"`, contentTypeOf(`.${ending}`), caching.hashed)).join("\n")}
${upload('--include "*.html"', contentTypeOf("index.html"), caching.other)}
${otherEndings
  .map((ending) =>
    upload(`--include "*.${ending}" --exclude "assets/*"`, contentTypeOf(`.${ending}`), caching.other),
  )
  .join("\n")}
aws s3 sync "$site" "s3://$bucket" --delete --size-only --exclude "${manifestName}"
aws cloudfront create-invalidation --distribution-id "$distribution" --paths "/*"
`;
}
