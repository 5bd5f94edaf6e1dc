import ipaddr from 'ipaddr.js';

/** One subscriber has a whole /64 of IPv6 and may take another address of it for each request. */
const subscriberBits = 64;

/** So much of IPv4 is one firm's or one provider's street, and is easily rented whole. */
const streetBits = 24;

/** What a provider gives to who asks for more than one /64. */
const ownerBits = 48;

/**
 * What a limit counts a visitor by: the IPv4 address, also when it comes as `::ffff:192.0.2.1`, or the /64 of an IPv6
 * one. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  return within(address, 32, subscriberBits);
}

/** What is shared out fairly is shared among these: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export const subnetOf = (address: string): string => within(address, streetBits, subscriberBits);

/** Who may be one, however many networks they show: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const neighbourhoodOf = (address: string): string => within(address, streetBits, ownerBits);

function within(address: string, bits: number, bitsOfIPv6: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bitsOfIPv6}`).toString();
}
