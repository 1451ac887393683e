/** Modules of Cloudflare's bundler and runtime. */

declare module "*.yaml" {
  const text: string;
  export default text;
}

declare module "cloudflare:workers" {
  /** Keeps an invocation alive until a promise is settled. */
  export function waitUntil(promise: Promise<unknown>): void;
}
