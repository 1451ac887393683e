import { type BlockList, isIP } from "node:net";

/**
 * Who sent a request, for counting: an address of version 4, or the /64 network of an address of version 6, which
 * is what one household gets.
 *
 * @param peer the address at the other end of the connection
 * @param forwardedFor the X-Forwarded-For line, believed from its end as far as the hops are trusted
 */
export function findClient(peer: string, forwardedFor: string, trusted: BlockList): string {
  const hops = [...forwardedFor.split(",").map((hop) => hop.trim()), peer].map(plain);
  let client = hops.at(-1) ?? "";
  for (const hop of hops.reverse()) {
    // Something that is no address was not written by a proxy of ours.
    if (isIP(hop) === 0) break;
    client = hop;
    if (!trusted.check(hop, isIP(hop) === 6 ? "ipv6" : "ipv4")) break;
  }
  return isIP(client) === 6 ? networkOf(client) : client;
}

/** Without the port that some proxies add, and version 4 as itself where it comes dressed as version 6. */
function plain(hop: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  return address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
}

/** The first four groups of an address of version 6. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
