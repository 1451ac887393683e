/** Other origins that pages may use: everything else comes from the site itself. */

/** What pages can use another origin for. */
export const originUses = ["scripts", "frames", "media", "forms", "connections", "pictures"] as const;

export type OriginUse = (typeof originUses)[number];

/** Another origin, and what pages may use it for. */
export interface OtherOrigin {
  /** `https://player.example` */
  origin: string;
  uses: OriginUse[];
}

/** The origins that are allowed for a use, sorted and without duplicates. */
export function originsFor(use: OriginUse, origins: OtherOrigin[]): string[] {
  return [...new Set(origins.filter(({ uses }) => uses.includes(use)).map(({ origin }) => origin))].sort();
}

/** The header for a policy of a meta element, where browsers would ignore `frame-ancestors` and log an error. */
export function policyHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}
