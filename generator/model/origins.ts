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

/** A content security policy for a meta element, where browsers ignore `frame-ancestors` and log an error. */
export function policyForMeta(policy: string): string {
  const rules = policy.split("; ").filter((rule) => !rule.startsWith("frame-ancestors "));
  return rules.join("; ");
}
