import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits);
}
/** Of IPv6 only what is given out in public is open, without what carries an IPv4 address in it. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is one of the public internet: no machine of ours, of our network or of a cloud's inside. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address);
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Whether a URL may be called that a stranger has given: the names of its host are looked at by {@link publicLookup}. */
export function isPublicUrl(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  const literal = hostname.replace(/^\[|\]$/g, '');
  return (
    protocol === 'https:' && username === '' && password === '' && (isIP(literal) === 0 || isPublicAddress(literal))
  );
}

/** DNS for calls to such URLs, asked when connecting, so that a name cannot mean something else meanwhile. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const known = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = known;
    if (!first) return callback(new Error(`${hostname} is no address of the public internet`), '');
    if (options.all) callback(null, known);
    else callback(null, first.address, first.family);
  });
};
