/** All hosts, by the names for `--host`: hosting services first, then web servers. */
import { apache } from "./apache.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import { firebase } from "./firebase.ts";
import { githubPages } from "./github-pages.ts";
import type { Host } from "./hosted-site.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

export const hosts = {
  netlify,
  cloudflare,
  "github-pages": githubPages,
  vercel,
  firebase,
  cloudfront,
  nginx,
  caddy,
  apache,
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** Returns undefined for an unknown name. */
export function findHost(name: string): Host | undefined {
  return Object.hasOwn(hosts, name) ? hosts[name as HostName] : undefined;
}
