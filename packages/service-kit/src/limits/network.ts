import ipaddr from 'ipaddr.js';

/** One subscriber has a whole /64 of IPv6 and may take another address of it for each request. */
const subscriberBits = 64;

/**
 * What a limit counts a visitor by: the IPv4 address, also when it comes as `::ffff:192.0.2.1`, or the /64 of an IPv6
 * one. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${subscriberBits}`).toString();
}
