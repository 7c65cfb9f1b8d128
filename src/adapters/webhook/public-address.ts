import ipaddr from 'ipaddr.js';

/** Addresses of clouds that are public by their range and answer only inside: the agent of Azure's machines. */
const insiders: ReadonlySet<string> = new Set(['168.63.129.16']);

/** The part of IPv6 from which addresses of the internet are given (RFC 4291). */
const allocated = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address belongs to the public internet: no private, loopback, link-local, shared or reserved one, also when it
 * is written as IPv6, and none that another network translates to IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  // Everything else of IPv6 is reserved: also the addresses of IPv4 in its last bits, such as ::7f00:1.
  if (plain instanceof ipaddr.IPv6 && !plain.match(allocated)) return false;
  return plain.range() === 'unicast' && !insiders.has(plain.toString());
}
