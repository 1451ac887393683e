/**
 * Hosts that nothing on this machine can stand in for. Of each rule, what their documentation says: that it holds
 * with the files that the build writes, or that the host cannot do it. Whatever is in neither list only the host
 * itself can show.
 */
import type { HostName } from "../../../hosts/hosts.ts";
import type { Excuse } from "./excuses.ts";

export interface Documented {
  /** Rules that hold by the documentation, each with its page. */
  holds: Record<string, string>;
  cannot: Record<string, Excuse>;
}

const netlify = "https://docs.netlify.com/";
const noNetlifyMethods = {
  reason: "neither _redirects nor _headers speaks of methods",
  source: `${netlify}manage/routing/redirects/redirect-options/`,
};

const github = "https://docs.github.com/en/pages/";
const noGitHubHeaders = {
  reason: "no header can be set, and everything is kept for ten minutes; the meta element holds the policy",
  source: `${github}getting-started-with-github-pages/what-is-github-pages`,
};
const noGitHubRedirects = {
  reason:
    "it has no redirects: /x.html answers as well, and /x/ only with --twins; both name /x as canonical",
  source: `${github}getting-started-with-github-pages/what-is-github-pages`,
};

const vercel = "https://vercel.com/docs/";
const vercelRoutes = `${vercel}build-output-api/configuration#routes`;

export const documented: Partial<Record<HostName, Documented>> = {
  netlify: {
    holds: {
      "200 at exactly its address, for every route": `${netlify}manage/routing/redirects/redirect-options/#trailing-slash`,
      "/x.html leads once to /x, with its query": `${netlify}manage/routing/redirects/redirect-options/#query-parameters`,
      "/index.html leads once to /, with its query": `${netlify}manage/routing/redirects/redirect-options/#query-parameters`,
      "404 with our page at unknown addresses and folders": `${netlify}manage/routing/redirects/redirect-options/#custom-404-page-handling`,
      "the 404 page has no address of its own": `${netlify}manage/routing/redirects/redirect-options/#http-status-codes`,
      "hashed files: one year, immutable": `${netlify}manage/routing/headers/`,
      "pages: asked for anew, 304 by their ETag": `${netlify}build/caching/caching-overview/`,
      "security headers on every answer, errors included": `${netlify}manage/routing/headers/`,
      "a new build is seen at once; the page before finds its files": `${netlify}deploy/deploy-overview/`,
    },
    cannot: {
      "/x/ leads once to /x, with its query": {
        reason: "addresses are compared without the slash at their end, so /x/ answers as /x does",
        source: `${netlify}manage/routing/redirects/redirect-options/#trailing-slash`,
      },
      "405 for a post, at every route": noNetlifyMethods,
      "a refused method is told which ones are allowed": noNetlifyMethods,
      "other methods are refused, never with 5xx": noNetlifyMethods,
      "a missing file is not missing for a year": {
        reason: "headers belong to addresses, whatever is there",
        source: `${netlify}manage/routing/headers/`,
      },
    },
  },
  "github-pages": {
    holds: {
      "404 with our page at unknown addresses and folders": `${github}getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site`,
    },
    cannot: {
      "/x/ leads once to /x, with its query": noGitHubRedirects,
      "/x.html leads once to /x, with its query": noGitHubRedirects,
      "/index.html leads once to /, with its query": noGitHubRedirects,
      "the 404 page has no address of its own": noGitHubRedirects,
      "a refused method is told which ones are allowed": noGitHubHeaders,
      "hashed files: one year, immutable": noGitHubHeaders,
      "pages: asked for anew, 304 by their ETag": noGitHubHeaders,
      "security headers on every answer, errors included": noGitHubHeaders,
      "A+ by Mozilla's HTTP Observatory": noGitHubHeaders,
      "a new build is seen at once; the page before finds its files": noGitHubHeaders,
    },
  },
  vercel: {
    holds: {
      "200 at exactly its address, for every route": `${vercel}build-output-api/configuration#overrides`,
      "/x/ leads once to /x, with its query": vercelRoutes,
      "/x.html leads once to /x, with its query": vercelRoutes,
      "/index.html leads once to /, with its query": vercelRoutes,
      "404 with our page at unknown addresses and folders": vercelRoutes,
      "the 404 page has no address of its own": vercelRoutes,
      "405 for a post, at every route": vercelRoutes,
      "a refused method is told which ones are allowed": vercelRoutes,
      "other methods are refused, never with 5xx": vercelRoutes,
      "text compressed with br, and plain for who cannot": `${vercel}how-vercel-cdn-works/compression`,
      "text compressed with gzip, and plain for who cannot": `${vercel}how-vercel-cdn-works/compression`,
      "hashed files: one year, immutable": vercelRoutes,
      "a missing file is not missing for a year": vercelRoutes,
      "security headers on every answer, errors included": vercelRoutes,
      "a new build is seen at once; the page before finds its files": `${vercel}deployments`,
    },
    cannot: {},
  },
};
