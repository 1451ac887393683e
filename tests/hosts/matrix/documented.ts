/**
 * Hosts without an emulator. For each rule, what their documentation says: that it holds with the files that the build
 * writes, that the host cannot do it, or nothing. In the last case only the site online can show it: `LIVE` in
 * `subjects.ts`. The documentation was read in November 2026.
 */
import type { HostName } from "../../../hosts/hosts.ts";
import type { Excuse } from "./excuses.ts";

export interface Documented {
  /** Rules that hold, each with the page that says so. */
  holds: Record<string, string>;
  cannot: Record<string, Excuse>;
  /** Rules that the documentation does not mention. */
  silent: { rules: string[]; source: string };
  /** No header can be set, so the pages alone have to do it: a server without headers can show that here. */
  sendsNoHeaders?: boolean;
}

const inBrowser = [
  "every page in a browser: no violation, no message",
  "a post without scripts arrives, and lands on /thankyou",
];

const netlify = "https://docs.netlify.com/";
const netlifyRedirects = `${netlify}manage/routing/redirects/redirect-options/`;
const netlifyHeaders = `${netlify}manage/routing/headers/`;
const noNetlifyMethods = {
  reason: "rules in _redirects and _headers cannot depend on the method",
  source: netlifyRedirects,
};

const github = "https://docs.github.com/en/pages/";
const noGitHubHeaders = {
  reason: "no header can be set, says GitHub's staff; the meta element holds the policy",
  source: "https://github.com/orgs/community/discussions/54257",
};
const tenMinutes = {
  reason: "everything is cached for ten minutes, says GitHub's support, and that cannot be changed",
  source: "https://webapps.stackexchange.com/questions/119286",
};
const noGitHubRedirects = {
  reason:
    "it publishes files as they are and redirects nothing: /x.html answers as well, and /x/ only with --slash-copies; both name /x as canonical",
  source: `${github}getting-started-with-github-pages/creating-a-github-pages-site`,
};

const vercel = "https://vercel.com/docs/";
const vercelConfiguration = `${vercel}build-output-api/configuration`;
const vercelRoutes = `${vercelConfiguration}#routes`;

export const documented: Partial<Record<HostName, Documented>> = {
  netlify: {
    holds: {
      "200 at exactly its address, for every route": `${netlifyRedirects}#trailing-slash`,
      "/x.html leads once to /x, with its query": `${netlifyRedirects}#query-parameters`,
      "/index.html leads once to /, with its query": `${netlifyRedirects}#query-parameters`,
      "404 with our page at unknown addresses and folders": `${netlifyRedirects}#custom-404-page-handling`,
      "the 404 page has no address of its own": `${netlifyRedirects}#http-status-codes`,
      "hashed files: one year, immutable": netlifyHeaders,
      "pages: asked for anew, 304 only by their contents": `${netlify}build/caching/caching-overview/`,
      "security headers on every answer, errors included": netlifyHeaders,
      // They depend on nothing but those headers, which are tested on other hosts.
      ...Object.fromEntries(inBrowser.map((rule) => [rule, netlifyHeaders])),
      "a new build is seen at once; the page before finds its files": `${netlify}build/caching/caching-overview/#automatic-invalidation-with-atomic-deploys`,
    },
    cannot: {
      "/x/ leads once to /x, with its query": {
        reason: "addresses are compared without their trailing slash, so /x/ answers as /x does",
        source: `${netlifyRedirects}#trailing-slash`,
      },
      "405 for a post, at every route": noNetlifyMethods,
      "a refused method is told which ones are allowed": noNetlifyMethods,
      "other methods are refused, never with 5xx": noNetlifyMethods,
      "a missing file is not missing for a year": {
        reason: "headers depend on the address, whether there is a file or not",
        source: netlifyHeaders,
      },
    },
    silent: {
      rules: [
        "odd addresses: no other host, listing, file or 5xx",
        "broken and very long addresses: the same",
        "requests that no browser sends: the same",
        "right content types, text in UTF-8",
        "text compressed with br, and plain for who cannot",
        "text compressed with gzip, and plain for who cannot",
        "Vary names what the answer depends on",
      ],
      source: netlify,
    },
  },
  "github-pages": {
    holds: {
      "200 at exactly its address, for every route":
        "https://jekyllrb.com/docs/permalinks/#extensionless-permalinks",
      "404 with our page at unknown addresses and folders": `${github}getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site`,
      "right content types, text in UTF-8": `${github}getting-started-with-github-pages/creating-a-github-pages-site#mime-types-on-github-pages`,
      "a missing file is not missing for a year": tenMinutes.source,
    },
    cannot: {
      "/x/ leads once to /x, with its query": noGitHubRedirects,
      "/x.html leads once to /x, with its query": noGitHubRedirects,
      "/index.html leads once to /, with its query": noGitHubRedirects,
      "the 404 page has no address of its own": noGitHubRedirects,
      "a refused method is told which ones are allowed": noGitHubHeaders,
      "hashed files: one year, immutable": tenMinutes,
      "pages: asked for anew, 304 only by their contents": tenMinutes,
      "security headers on every answer, errors included": noGitHubHeaders,
      "A+ by Mozilla's HTTP Observatory": noGitHubHeaders,
      "a new build is seen at once; the page before finds its files": tenMinutes,
    },
    silent: {
      rules: [
        "odd addresses: no other host, listing, file or 5xx",
        "broken and very long addresses: the same",
        "requests that no browser sends: the same",
        "405 for a post, at every route",
        "other methods are refused, never with 5xx",
        "text compressed with br, and plain for who cannot",
        "text compressed with gzip, and plain for who cannot",
        "Vary names what the answer depends on",
      ],
      source: github,
    },
    sendsNoHeaders: true,
  },
  vercel: {
    holds: {
      "200 at exactly its address, for every route": `${vercelConfiguration}#overrides`,
      "/x/ leads once to /x, with its query": vercelRoutes,
      "/x.html leads once to /x, with its query": vercelRoutes,
      "/index.html leads once to /, with its query": vercelRoutes,
      "404 with our page at unknown addresses and folders": vercelRoutes,
      "the 404 page has no address of its own": vercelRoutes,
      "405 for a post, at every route": vercelRoutes,
      "a refused method is told which ones are allowed": vercelRoutes,
      "other methods are refused, never with 5xx": vercelRoutes,
      "right content types, text in UTF-8": `${vercelConfiguration}#overrides`,
      "text compressed with br, and plain for who cannot": `${vercel}how-vercel-cdn-works/compression`,
      "text compressed with gzip, and plain for who cannot": `${vercel}how-vercel-cdn-works/compression`,
      "hashed files: one year, immutable": vercelRoutes,
      "a missing file is not missing for a year": vercelRoutes,
      "security headers on every answer, errors included": vercelRoutes,
      // They depend on nothing but those headers, which are tested on other hosts.
      ...Object.fromEntries(inBrowser.map((rule) => [rule, vercelRoutes])),
      "a new build is seen at once; the page before finds its files": `${vercel}deployments`,
    },
    cannot: {},
    silent: {
      rules: [
        "odd addresses: no other host, listing, file or 5xx",
        "broken and very long addresses: the same",
        "requests that no browser sends: the same",
        "Vary names what the answer depends on",
        "pages: asked for anew, 304 only by their contents",
      ],
      source: vercel,
    },
  },
};
