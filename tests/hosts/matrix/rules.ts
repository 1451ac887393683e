/** What must be true on every host. Each rule is a row of the table. */
import { createHash } from "node:crypto";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { manifestName } from "../../../generator/model/output-file.ts";
import { readManifest } from "../../../generator/output/manifest.ts";
import { contentTypeOf } from "../../../hosts/hosted-site.ts";
import { hosts } from "../../../hosts/hosts.ts";
import { servers } from "../../../hosts/start-server.ts";
import { addresses, translatedAddresses } from "../../site-content.ts";
import { ask, type RawAnswer } from "./raw-request.ts";
import { fileOf, oneOfEachExtension, type Subject } from "./subject.ts";
import type { StandIn } from "./subjects.ts";

export interface Rule {
  name: string;
  /** Checked once a week: it needs a tool from npm, or load for many seconds. */
  isWeekly?: boolean;
  /** Returns false for hosts that the rule does not concern. */
  concerns?(standIn: Pick<StandIn, "host" | "isModel" | "isLive">): boolean;
  check(subject: Subject): Promise<void>;
}

const encoding = (value: string) => ({ headers: { "Accept-Encoding": value } });

/** The body of an answer, decompressed. */
function decode({ headers, body }: RawAnswer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

function notFoundPage(subject: Subject): string {
  return fileOf(subject, subject.site.notFound ?? "").toString("utf8");
}

/** The target of a redirect, as a browser resolves it. */
function targetOf(subject: Subject, asked: string, { headers }: RawAnswer): URL {
  // Browsers treat a backslash as a slash.
  return new URL(headers.location ?? "", new URL(subject.address).origin + asked.replaceAll("\\", "/"));
}

const servesRoutes: Rule = {
  name: "200 at exactly its address, for every route",
  async check(subject) {
    const { basePath } = subject.site;
    const paths = subject.site.pages.map((page) => page.path);
    const expected = [...addresses, ...translatedAddresses].map((route) => basePath + route);
    expect(paths.toSorted()).toEqual(expected.toSorted());
    for (const page of subject.site.pages) {
      for (const query of ["", "?a=1&b=%20c"]) {
        const answer = await ask(subject.address, page.path + query);
        expect([page.path, answer.status]).toEqual([page.path, 200]);
        expect(answer.body.equals(fileOf(subject, page.file)), page.path).toBe(true);
      }
      const head = await ask(subject.address, page.path, { method: "HEAD" });
      expect([page.path, head.status, head.body.length]).toEqual([page.path, 200, 0]);
    }
  },
};

const redirects = (isMeant: (from: string, basePath: string) => boolean) => async (subject: Subject) => {
  const { origin } = new URL(subject.address);
  const meant = subject.site.redirects.filter(({ from }) => isMeant(from, subject.site.basePath));
  expect(meant.length).toBeGreaterThan(0);
  for (const { from, to } of meant) {
    for (const query of ["", "?a=1&b=%20c"]) {
      const answer = await ask(subject.address, from + query);
      expect([from, answer.status]).toEqual([from, expect.toSatisfy(isRedirect)]);
      expect(targetOf(subject, from, answer).href).toBe(origin + to + query);
    }
  }
};

const isRedirect = (status: number) => [301, 302, 307, 308].includes(status);

const redirectsSlash: Rule = {
  name: "/x/ leads once to /x, with its query",
  check: redirects((from) => from.endsWith("/")),
};

const redirectsFile: Rule = {
  name: "/x.html leads once to /x, with its query",
  check: redirects((from) => from.endsWith(".html") && !from.endsWith("/index.html")),
};

const redirectsHome: Rule = {
  name: "/index.html leads once to /, with its query",
  check: redirects((from, basePath) => from === basePath || from.endsWith("/index.html")),
};

const answersUnknown: Rule = {
  name: "404 with our page at unknown addresses and folders",
  async check(subject) {
    const page = notFoundPage(subject);
    const unknown = [
      "/pricing",
      "/nothing",
      "/nothing/at/all",
      "/about/more",
      "/portfolio/nobody",
      "/favicon.gif",
    ];
    for (const address of unknown) {
      const answer = await ask(subject.address, subject.site.basePath + address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.body.toString("utf8"), address).toBe(page);
      expect(answer.headers["content-type"]).toBe(contentTypeOf("404.html"));
    }
    // These may redirect first.
    for (const address of ["/pricing/", "/nothing/", "/nothing.html"]) {
      expect([address, await finalStatus(subject, address)]).toEqual([address, 404]);
    }
  },
};

/** The status of an address, or of the one that it redirects to. */
async function finalStatus(subject: Subject, address: string): Promise<number> {
  const answer = await ask(subject.address, subject.site.basePath + address);
  if (!isRedirect(answer.status)) return answer.status;
  return (await ask(subject.address, targetOf(subject, address, answer).pathname)).status;
}

const hidesNotFound: Rule = {
  name: "the 404 page has no address of its own",
  async check(subject) {
    for (const address of ["/404", "/404.html", "/404/"]) {
      expect([address, await finalStatus(subject, address)]).toEqual([address, 404]);
    }
  },
};

/** Addresses that have made servers redirect to other hosts, leave the folder, show listings, or fail. */
export const oddAddresses = [
  ..."// /// //evil.example //evil.example/ ///evil.example/ ////evil.example// //evil.example/about/".split(
    " ",
  ),
  ..."//evil.example/about.html //evil.example/.. //evil.example/%2e%2e //about //about/ //about.html".split(
    " ",
  ),
  ..."/\\evil.example /\\evil.example/ /\\\\evil.example/ \\/evil.example/ /\\/evil.example/about/".split(
    " ",
  ),
  ..."/%5cevil.example/ /%5C%5Cevil.example/ /%2f%2fevil.example/ /%2F/evil.example/ /%09/evil.example/".split(
    " ",
  ),
  ..."/%0d%0aLocation:%20//evil.example/ /about/%0d%0aX:%20y /about%0a/ /about/?%0d%0aX:%20y".split(" "),
  ..."/.//evil.example/ /..//evil.example/ /about/..//evil.example/ /about/%2e%2e//evil.example/".split(" "),
  ..."/https://evil.example/ /http:/evil.example/ /evil.example%2f.. /@evil.example/ /:80@evil.example/".split(
    " ",
  ),
  ..."/../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc%2fpasswd /%252e%252e/etc/passwd".split(" "),
  ..."/assets/../../../../etc/passwd /assets/..%2f..%2f..%2fetc%2fpasswd /assets/..\\..\\etc\\passwd".split(
    " ",
  ),
  ..."/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd /..;/..;/etc/passwd /about/../nginx.conf /../nginx.conf".split(
    " ",
  ),
  ..."/.build.json /%2ebuild.json /./.build.json /assets/../.build.json /about/../.build.json".split(" "),
  ..."/.htaccess /_headers /_redirects /.assetsignore /.nojekyll /.git/config /.env /Caddyfile /icons/a.png".split(
    " ",
  ),
  ..."/index.html.br /about.html.gz /about.br /favicon.svg.br /index /index/ /404/ /404.html/".split(" "),
  ..."/assets /assets/ /assets// /assets/. /assets/%2e /our_services/. /our_services// /pricing//".split(" "),
  ..."/pricing/index.html /our_services/index.html /about/index.html /about/. /about/.. /about// /about/%2f".split(
    " ",
  ),
  ..."/ABOUT /About.HTML /about%2f /about%2F /about%20 /about. /about.htm /about.html/ /about.html.html".split(
    " ",
  ),
  ..."/about%00 /about%00.html /%00 /% /%zz /about%e2 /%E2%80%AE /%ff /about;x=1 /about,/ /about&x /about:80".split(
    " ",
  ),
  ..."/?//evil.example/ /about/?//evil.example/ /about.html?/../../etc/passwd /about/?next=//evil.example".split(
    " ",
  ),
  "/?",
  "/about/?",
  "/about?%",
  "/about/?%zz&=&&==",
  '/about/?"<script>alert(1)</script>',
  "/<script>alert(1)</script>",
  "/about'\"<>`{}|^",
  "/\u00e9\u00ff",
  `/${"a".repeat(1000)}`,
  `/${"a".repeat(7000)}`,
  `/${"a/".repeat(3000)}`,
  `/about${"/".repeat(2000)}`,
  `/${"../".repeat(1000)}etc/passwd`,
  `/${"%2e%2e%2f".repeat(500)}etc/passwd`,
  `/assets/${"a".repeat(300)}.01234567.css`,
  `/about/?${"q=1&".repeat(1500)}`,
  `/${"a".repeat(60_000)}`,
];

/** @param addresses the addresses to request from a server at this origin */
const staysOnSite = (name: string, addresses: (origin: string) => string[]): Rule => ({
  name,
  async check(subject) {
    const { origin } = new URL(subject.address);
    const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    const { pages, files } = subject.site;
    const own = readManifest(subject.folder)?.files.filter((file) => file.startsWith("assets/")) ?? [];
    const served = new Set(
      [...own, ...[...pages, ...files].map(({ file }) => file)].map((file) => digest(fileOf(subject, file))),
    );
    const secret = fileOf(subject, manifestName).toString("utf8").slice(0, 40);
    const failures: string[] = [];
    for (const address of addresses(origin)) {
      const answer = await ask(subject.address, address);
      const note = (what: string) => failures.push(`${address.slice(0, 60)} ${answer.status}: ${what}`);
      const text = answer.body.toString("latin1");
      if (answer.status >= 500) note("an error of the server");
      if (/Index of|<title>Directory|<pre>\s*<a href/i.test(text)) note("a listing");
      if (text.includes(secret) || text.includes("root:")) note("a file that is not part of the site");
      if (answer.status === 200 && !served.has(digest(answer.body))) note("not a file of the site");
      if (answer.headers.x !== undefined) note("a header made by the address");
      if (isRedirect(answer.status)) {
        // Resolved as a browser does.
        const target = new URL(answer.headers.location ?? "", `${origin}/`);
        const absolute = address.startsWith("http://") ? new URL(address).origin : origin;
        if (![origin, absolute].includes(target.origin)) note(`leads to ${answer.headers.location}`);
      }
    }
    expect(failures).toEqual([]);
  },
});

/** Bytes that cannot be decoded, and names that are too long for a file system. */
const isBroken = (address: string) =>
  /%(?![0-9a-f]{2})|%ff|%c0|%e2(?!%80)/i.test(address) || /[^/]{256}|.{4096}/.test(address);

const oddPaths = staysOnSite("odd addresses: no other host, listing, file or 5xx", () =>
  oddAddresses.filter((address) => address.startsWith("/") && !isBroken(address)),
);

const brokenPaths = staysOnSite("broken and very long addresses: the same", () =>
  oddAddresses.filter(isBroken),
);

const oddLines = staysOnSite("requests that no browser sends: the same", (origin) => [
  ...oddAddresses.filter((address) => !address.startsWith("/")),
  `${origin}/about`,
  "http://evil.example/about/",
]);

const oddTargets: Rule = {
  name: oddLines.name,
  async check(subject) {
    await oddLines.check(subject);
    for (const method of ["PROPFIND", "FOO"]) {
      const { status } = await ask(subject.address, "/about", { method });
      expect([method, status]).toEqual([
        method,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
    }
  },
  concerns: ({ isModel }) => !isModel,
};

const refusesPosts: Rule = {
  name: "405 for a post, at every route",
  async check(subject) {
    const addresses = subject.site.pages.flatMap(({ path }) => [
      path,
      ...(path.endsWith("/") ? [] : [`${path}/`]),
    ]);
    for (const address of addresses) {
      const answer = await ask(subject.address, address, { method: "POST" });
      expect([address, answer.status]).toEqual([address, 405]);
    }
  },
};

const namesMethods: Rule = {
  name: "a refused method is told which ones are allowed",
  async check({ address, site }) {
    const { headers } = await ask(address, `${site.basePath}/about`, { method: "POST" });
    // Apache adds an empty list.
    expect((headers.allow ?? "").split(/,\s*/).filter(Boolean)).toEqual(["GET", "HEAD"]);
  },
};

const refusesMethods: Rule = {
  name: "other methods are refused, never with 5xx",
  async check({ address, site }) {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]) {
      const { status } = await ask(address, `${site.basePath}/about`, { method });
      expect([method, status]).toEqual([
        method,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
    }
  },
};

const namesTypes: Rule = {
  name: "right content types, text in UTF-8",
  async check(subject) {
    const { basePath, files } = subject.site;
    const assets = oneOfEachExtension(subject).map((file) => ({ path: `${basePath}/${file}`, file }));
    expect(assets.map(({ file }) => path.extname(file))).toEqual(
      expect.arrayContaining([".avif", ".css", ".jpg", ".js", ".svg", ".woff2"]),
    );
    for (const { path: address, file } of [
      ...files,
      ...assets,
      { path: `${basePath}/about`, file: "about.html" },
    ]) {
      const { status, headers } = await ask(subject.address, address);
      expect([address, status]).toEqual([address, 200]);
      // Some types have two valid names; white space and case do not matter; XML declares its own encoding.
      const plain = (type = "") =>
        type
          .toLowerCase()
          .replace(/;\s*/, "; ")
          .replace("application/javascript", "text/javascript")
          .replace("image/vnd.microsoft.icon", "image/x-icon")
          .replace("text/xml", "application/xml")
          .replace(/^((?:image|application)\/[\w+]+); charset=utf-8$/, "$1");
      expect([address, plain(headers["content-type"])]).toEqual([address, plain(contentTypeOf(file))]);
    }
  },
};

/** Text files larger than a packet; smaller ones need not be compressed. */
const compressible = (subject: Subject) =>
  [
    ...subject.site.pages,
    ...oneOfEachExtension(subject)
      .filter((file) => /\.(css|js)$/.test(file))
      .map((file) => ({ path: `${subject.site.basePath}/${file}`, file })),
  ].filter(({ file }) => fileOf(subject, file).length > 1400);

const compresses = (name: "br" | "gzip"): Rule => ({
  name: `text compressed with ${name}, and plain for who cannot`,
  async check(subject) {
    for (const { path: address, file } of compressible(subject)) {
      const accepted = name === "br" ? "gzip, deflate, br, zstd" : "gzip";
      const answer = await ask(subject.address, address, encoding(accepted));
      expect([address, answer.headers["content-encoding"]]).toEqual([address, name]);
      expect(decode(answer).equals(fileOf(subject, file)), address).toBe(true);
    }
    const { path: address, file } = compressible(subject)[0] as { path: string; file: string };
    for (const accepted of ["identity", "br;q=0, gzip;q=0", "gzip;q=0.0", "gzipped, brr"]) {
      const answer = await ask(subject.address, address, encoding(accepted));
      expect([accepted, answer.headers["content-encoding"]]).toEqual([accepted, undefined]);
      expect(answer.body.equals(fileOf(subject, file))).toBe(true);
    }
  },
});

const namesVariants: Rule = {
  name: "Vary names what the answer depends on",
  async check(subject) {
    for (const { path: address } of compressible(subject)) {
      for (const accepted of ["gzip, br", "identity"]) {
        const { headers } = await ask(subject.address, address, encoding(accepted));
        expect([address, accepted, headers.vary?.toLowerCase()]).toEqual([
          address,
          accepted,
          expect.stringContaining("accept-encoding"),
        ]);
      }
    }
  },
};

const sendsPrecompressed: Rule = {
  name: "precompressed files are sent unchanged",
  concerns: ({ host }) => hosts[host].sendsCompressed,
  async check(subject) {
    for (const { path: address, file } of compressible(subject)) {
      for (const [accepted, ending] of [
        ["br", "br"],
        ["gzip", "gz"],
      ] as const) {
        const { body } = await ask(subject.address, address, encoding(accepted));
        expect([address, accepted, body.equals(fileOf(subject, `${file}.${ending}`))]).toEqual([
          address,
          accepted,
          true,
        ]);
      }
    }
  },
};

const cachesHashed: Rule = {
  name: "hashed files: one year, immutable",
  async check(subject) {
    for (const file of oneOfEachExtension(subject)) {
      const { status, headers } = await ask(subject.address, `${subject.site.basePath}/${file}`);
      expect([file, status, headers["cache-control"]]).toEqual([file, 200, subject.site.caching.hashed]);
    }
  },
};

const forgetsMissing: Rule = {
  name: "a missing file is not missing for a year",
  async check(subject) {
    const missing = await ask(subject.address, `${subject.site.basePath}/assets/main.01234567.js`);
    expect([missing.status, missing.headers["cache-control"]]).toEqual([
      404,
      expect.not.stringContaining("immutable"),
    ]);
  },
};

const revalidates: Rule = {
  name: "pages: asked for anew, 304 only by their contents",
  async check(subject) {
    const { pages, files } = subject.site;
    for (const { path: address } of [...pages, ...files]) {
      for (const accepted of ["identity", "gzip, br"]) {
        const { headers } = await ask(subject.address, address, encoding(accepted));
        expect([address, headers["cache-control"]]).toEqual([
          address,
          expect.stringMatching(/^(no-cache|public, ?max-age=0, ?must-revalidate)$/),
        ]);
        expect(headers["last-modified"], address).toBeUndefined();
        // A server of one's own would make it of time and size, which a changed file may share.
        if (Object.hasOwn(servers, subject.name)) {
          expect(headers.etag, address).toBeUndefined();
          continue;
        }
        expect(headers.etag, address).toMatch(/^(W\/)?".+"$/);
        const again = await ask(subject.address, address, {
          headers: { "Accept-Encoding": accepted, "If-None-Match": headers.etag ?? "" },
        });
        expect([address, again.status, again.body.length]).toEqual([address, 304, 0]);
      }
    }
  },
};

const secures: Rule = {
  name: "security headers on every answer, errors included",
  async check(subject) {
    const { basePath } = subject.site;
    const asked: [string, string][] = [
      ["GET", "/"],
      ["GET", "/about"],
      ["GET", "/about/"],
      ["GET", "/nothing"],
      ["POST", "/about"],
      ["GET", "/favicon.svg"],
      ...oneOfEachExtension(subject).map((file): [string, string] => ["GET", `/${file}`]),
    ];
    // Cloudflare ignores longer lines of `_headers`.
    for (const { name, value } of subject.site.headers) expect(`${name}: ${value}`.length).toBeLessThan(2000);
    for (const [method, address] of asked) {
      const { headers } = await ask(subject.address, basePath + address, { method });
      for (const { name, value } of subject.site.headers) {
        expect([method, address, name, headers[name.toLowerCase()]]).toEqual([method, address, name, value]);
      }
      // A server's version helps attackers only.
      expect(headers.server ?? "").not.toMatch(/\d/);
    }
  },
};

/** Rules that need requests only. */
export const rules = [
  servesRoutes,
  redirectsSlash,
  redirectsFile,
  redirectsHome,
  answersUnknown,
  hidesNotFound,
  oddPaths,
  brokenPaths,
  oddTargets,
  refusesPosts,
  namesMethods,
  refusesMethods,
  namesTypes,
  compresses("br"),
  compresses("gzip"),
  namesVariants,
  sendsPrecompressed,
  cachesHashed,
  forgetsMissing,
  revalidates,
  secures,
];

/** Rules that must also hold for a site in a subfolder of a host. */
export const addressRules = [
  servesRoutes,
  redirectsSlash,
  redirectsFile,
  redirectsHome,
  answersUnknown,
  oddPaths,
  cachesHashed,
];
