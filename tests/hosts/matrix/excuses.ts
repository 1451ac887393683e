/**
 * What a host cannot do, with the page of its documentation. The tests check that the rule is broken: an excuse that is
 * no longer needed fails.
 */
import type { HostName } from "../../../hosts/hosts.ts";

export interface Excuse {
  reason: string;
  /** The host's own documentation. */
  source: string;
  /** The emulator crashes at such a request, so another one is started for it. */
  ends?: boolean;
}

const cloudflareEmulator = {
  reason: "its emulator lets workerd do what Cloudflare's edge does before an asset is looked up",
  source: "https://developers.cloudflare.com/workers/development-testing/",
};

const noFirebaseMethods = {
  reason: "no setting of firebase.json depends on the method",
  source: "https://firebase.google.com/docs/hosting/full-config",
};

/** By host, then by the rule's name. */
export const excuses: Partial<Record<HostName, Record<string, Excuse>>> = {
  cloudflare: {
    "the 404 page has no address of its own": {
      reason: "every HTML file has an address without its extension; 404.html cannot be left out",
      source: "https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/",
    },
    "a refused method is told which ones are allowed": {
      reason: "headers are attached to assets, and a 405 is none",
      source: "https://developers.cloudflare.com/workers/static-assets/headers/",
    },
    "a missing file is not missing for a year": {
      reason:
        "headers depend on the address, whether there is a file or not, and at most 100 rules are allowed",
      source: "https://developers.cloudflare.com/workers/static-assets/headers/",
    },
    "requests that no browser sends: the same": cloudflareEmulator,
    "text compressed with br, and plain for who cannot": {
      reason: "its emulator compresses with gzip alone; the edge chooses Brotli by itself",
      source: "https://developers.cloudflare.com/speed/optimization/content/compression/",
    },
    "Vary names what the answer depends on": {
      reason: "its emulator compresses without sending Vary; the edge sends it",
      source: "https://developers.cloudflare.com/speed/optimization/content/compression/",
    },
  },
  firebase: {
    "broken and very long addresses: the same": {
      reason:
        "its emulator looks the address up in a file system, and crashes when that fails; the host is another program",
      source: "https://github.com/firebase/firebase-tools/issues/1665",
      ends: true,
    },
    "405 for a post, at every route": noFirebaseMethods,
    "a refused method is told which ones are allowed": noFirebaseMethods,
    "other methods are refused, never with 5xx": noFirebaseMethods,
    "requests that no browser sends: the same": noFirebaseMethods,
    "pages: asked for anew, 304 only by their contents": {
      reason: "its emulator sends ETags without the quotation marks; the host is another program",
      source: "https://github.com/firebase/firebase-tools/issues/1665",
    },
  },
};
