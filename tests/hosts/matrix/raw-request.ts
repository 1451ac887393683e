/** Sends a request with its address exactly as written: `fetch` and `URL` would normalize it. */
import { type IncomingHttpHeaders, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, possibly compressed. */
  body: Buffer;
}

/**
 * @param address of the server
 * @param path sent unchanged
 */
export function ask(
  address: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(address);
  const request = protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    // The answer to CONNECT is another event.
    sent.on("connect", ({ statusCode: status = 0, headers }, socket) => {
      socket.destroy();
      resolve({ status, headers, body: Buffer.alloc(0) });
    });
    sent.on("error", reject).end();
  });
}
