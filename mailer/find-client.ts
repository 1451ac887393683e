import { type BlockList, isIP } from "node:net";

/**
 * Finds the client of a request, as a key for the rate limits: an IPv4 address, or the /64 network of an IPv6 address,
 * because one household has a whole network.
 *
 * @param peer the address at the other end of the connection
 * @param forwardedFor the X-Forwarded-For header, read from its end while the hops are trusted proxies
 */
export function findClient(peer: string, forwardedFor: string, trusted: BlockList): string {
  const hops = [...forwardedFor.split(",").map((hop) => hop.trim()), peer].map(plain);
  let client = hops.at(-1) ?? "";
  for (const hop of hops.reverse()) {
    // Trusted proxies write only addresses.
    if (isIP(hop) === 0) break;
    client = hop;
    if (!trusted.check(hop, isIP(hop) === 6 ? "ipv6" : "ipv4")) break;
  }
  return isIP(client) === 6 ? networkOf(client) : client;
}

/** Removes the port that some proxies add, and converts an IPv4-mapped IPv6 address to the IPv4 address. */
function plain(hop: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  return address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
}

/** The /64 network of an IPv6 address: its first four groups. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
