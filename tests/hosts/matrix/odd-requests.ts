/** An attack on the servers: requests that no browser sends, byte for byte. */
import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import pMap from "p-map";
import { expect } from "vitest";
import { manifestName } from "../../../generator/model/output-file.ts";
import { servers } from "../../../hosts/start-server.ts";
import { ask } from "./raw-request.ts";
import { oddAddresses, type Rule } from "./rules.ts";
import { fileOf, type Subject } from "./subject.ts";

/** A host that no answer may name. It is in no address below. */
const otherHost = "host.invalid";

const request = (line: string, ...headers: string[]) => [line, ...headers, "", ""].join("\r\n");

const to = (target: string, ...headers: string[]) =>
  request(`GET ${target} HTTP/1.1`, `Host: ${otherHost}`, "Connection: close", ...headers);

const long = (length: number) => "a".repeat(length);

/** Two requests for a server that believes the one header, one for a server that believes the other. */
const smuggled = (...headers: string[]) =>
  `${request("POST /about HTTP/1.1", `Host: ${otherHost}`, ...headers)}0\r\n\r\n${to("/about")}`;

/** Checked at each change: each has once had a wrong answer, or is the first that an attacker tries. */
const few = [
  ...[
    "//about",
    "//about/",
    "/about/",
    "/%",
    "/%00",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
  ].map((target) => to(target)),
  ...[300, 8000, 20_000].map((length) => to(`/${long(length)}`)),
  to(`http://${otherHost}/about/`),
  to("/about", "Range: bytes=0-0,2-2,4-4,9-1,-0"),
  request("GET /about/ HTTP/1.0"),
  request("GET /about/ HTTP/1.1"),
  request("TRACE /about HTTP/1.1", `Host: ${otherHost}`, "Connection: close"),
  smuggled("Content-Length: 300", "Transfer-Encoding: chunked"),
];

const methods = [
  ..."PUT DELETE PATCH OPTIONS TRACE TRACK CONNECT PROPFIND DEBUG get GE\0T G\tET".split(" "),
  "",
  long(300),
  long(9000),
];

const hosts = [
  ...`${otherHost}:99999 ${otherHost}:0 ${otherHost}:x ${otherHost}, ${otherHost}/x @${otherHost} %68ost.invalid [::1 .. .${otherHost} ${otherHost}.`.split(
    " ",
  ),
  "",
  "a b",
  `"${otherHost}"`,
  `${otherHost}\r\nHost: www.${otherHost}`,
  `${otherHost}\0`,
  `${long(8000)}.${otherHost}`,
];

const versions = [
  "",
  " HTTP/0.9",
  " HTTP/1.2",
  " HTTP/2.0",
  " HTTP/9.9",
  " HTTP/1.1 x",
  " http/1.1",
  " HTTP/1.",
  " X",
];

const ranges = [
  ..."bytes=9-1 bytes=-0 bytes=- bytes= bytes=x-y lines=1-2 bytes=0-18446744073709551616 bytes=-99999999999".split(
    " ",
  ),
  `bytes=${"0-,".repeat(1000)}`,
  `bytes=${"5-6,1-2,".repeat(200)}`,
];

const smuggling = [
  ["Content-Length: 5", "Content-Length: 6"],
  ["Content-Length: 5, 5"],
  ["Content-Length: -1"],
  ["Content-Length: +5"],
  ["Content-Length: 18446744073709551617"],
  ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
  ["Transfer-Encoding: xchunked"],
  ["Transfer-Encoding : chunked"],
  [" Transfer-Encoding: chunked"],
  ["Transfer-Encoding: \x0bchunked"],
  ["Content-Length: 300", "X: y\nTransfer-Encoding: chunked"],
];

const floods = [
  Array.from({ length: 99 }, (_, index) => `X-${index}: y`),
  Array.from({ length: 5000 }, (_, index) => `X-${index}: y`),
  [`X: ${long(100_000)}`],
  [`${long(100_000)}: x`],
  [`Cookie: ${"a=b; ".repeat(20_000)}`],
  [`Accept-Encoding: ${"br, ".repeat(1500)}`],
  [`If-None-Match: ${'"x", '.repeat(1000)}`],
  ["If-Modified-Since: yesterday", "If-Unmodified-Since: x", "If-Match: x", "If-Range: x"],
  ["X\0: y", "no colon", ": no name", " folded"],
  [
    "Expect: 100-continue",
    "Upgrade: h2c",
    "Connection: Upgrade, HTTP2-Settings",
    "HTTP2-Settings: AAMAAABkAAQ",
  ],
];

/** A request with some bytes replaced, anew in each run. Without line feeds, which could make two requests of it. */
const mutated = () => {
  const whole = to("/about/", "Range: bytes=0-1", "Accept-Encoding: gzip, br");
  const byte = fc.integer({ min: 0, max: 255 }).filter((code) => code !== 10);
  const change = fc.tuple(fc.nat(whole.length - 15), fc.nat(10), fc.array(byte, { maxLength: 10 }));
  return fc
    .sample(change, 500)
    .map(
      ([at, length, bytes]) => whole.slice(0, at) + String.fromCharCode(...bytes) + whole.slice(at + length),
    );
};

/** Checked once a week. */
const many = () => [
  ...mutated(),
  ...oddAddresses.map((address) => to(address)),
  ...methods.map((method) => request(`${method} /about HTTP/1.1`, `Host: ${otherHost}`, "Connection: close")),
  ...["*", "about", "", "?", `//${otherHost}:80`, `https://${otherHost}`, `${otherHost}:443`].flatMap(
    (target) =>
      ["GET", "OPTIONS", "CONNECT"].map((method) =>
        request(`${method} ${target} HTTP/1.1`, `Host: ${otherHost}`, "Connection: close"),
      ),
  ),
  ...hosts.map((host) => request("GET /about/ HTTP/1.1", `Host: ${host}`, "Connection: close")),
  ...versions.map((version) => request(`GET /about/${version}`, `Host: ${otherHost}`)),
  ...ranges.map((range) => to("/about", `Range: ${range}`)),
  ...smuggling.map((headers) => smuggled(...headers)),
  ...floods.map((headers) => to("/about/", ...headers)),
  // No request at all, half of one, and a TLS handshake.
  ..."\r\n\r\n|GET|GET /about HTTP/1.1\r\nHost: x|\0\0\0\0\r\n\r\n|\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03".split(
    "|",
  ),
];

/** All that a server answers, until it closes the connection or says no more for a second. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  await once(socket, "connect");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {}).setTimeout(1000, () => socket.destroy());
  socket.write(bytes, "latin1");
  await once(socket, "close");
  return answer;
}

/** What is wrong with the answers on one connection. */
function findFaults({ site, folder }: Subject, answer: string): string[] {
  const faults: string[] = [];
  const secret = fileOf({ folder }, manifestName).toString("utf8").slice(0, 40);
  const answers = answer.split(/^(?=HTTP\/1\.[01] [2-5])/m).filter((one) => !one.startsWith("HTTP/1.1 100"));
  if (answers.length > 1) faults.push(`${answers.length} answers`);
  for (const one of answers) {
    const [head = "", body = ""] = one.split(/\r\n\r\n(.*)/s);
    const status = Number(head.slice(9, 12));
    // Not implemented, and HTTP version not supported: what the standard asks for.
    if (status >= 500 && status !== 501 && status !== 505) faults.push(`${status}`);
    if (/^Server:.*\d|(?:nginx|apache|caddy)\/\d/im.test(one)) faults.push("the server's version");
    if (one.includes(otherHost)) faults.push("the host of the request");
    if (body.includes(secret) || body.includes("root:")) faults.push("a file that is not part of the site");
    if (!/^Content-Type: text\/html/im.test(head)) continue;
    const missing = site.headers.filter(({ name, value }) => !head.includes(`${name}: ${value}`));
    if (missing.length > 0) faults.push(`HTML with ${status} and no ${missing[0]?.name}`);
  }
  return faults;
}

const withstands = (name: string, requests: () => string[]): Omit<Rule, "isWeekly"> => ({
  name,
  concerns: ({ host, isLive }) => !isLive && Object.hasOwn(servers, host),
  async check(subject) {
    const port = Number(new URL(subject.address).port);
    const faults: string[] = [];
    const check = async (bytes: string) => {
      const answer = await exchange(port, bytes);
      const found = findFaults(subject, answer);
      if (bytes.startsWith("GET //about") && !answer.startsWith("HTTP/1.1 404")) found.push("no 404");
      if (found.length > 0) faults.push(`${JSON.stringify(bytes.slice(0, 200))}: ${found.join(", ")}`);
    };
    await pMap(requests(), check, { concurrency: 20 });
    expect(faults).toEqual([]);
    expect((await ask(subject.address, "/about")).status).toBe(200);
  },
});

export const oddRequestRules: Rule[] = [
  withstands("odd requests, byte for byte: no 5xx, version, other host, bare HTML", () => few),
  { ...withstands("many more odd requests, 500 of them random: the same", many), isWeekly: true },
];
