/**
 * What a host cannot do, with its own words for it. The matrix checks that the rule is indeed broken: an excuse
 * that is no longer needed fails the test.
 */
import type { HostName } from "../../../hosts/hosts.ts";

export interface Excuse {
  reason: string;
  /** The host's own documentation. */
  source: string;
}

/** By host, then by the rule's name. */
export const excuses: Partial<Record<HostName, Record<string, Excuse>>> = {};
