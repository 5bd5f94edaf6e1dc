import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';

/** Says whether the peer at `address` is a proxy of ours, whose `X-Forwarded-*` headers may be believed. */
export type TrustProxy = (address: string) => boolean;

const loopback = ['127.0.0.0/8', '::1'];

/**
 * `TRUSTED_PROXIES` of the environment: comma-separated addresses (`192.0.2.1`), networks (`10.0.0.0/8`, `fc00::/7`), and
 * `loopback` for this machine. Empty is nobody: what a client writes into `X-Forwarded-*` then changes nothing.
 */
export const proxyList = z
  .string()
  .refine(
    (list) => partsOf(list).every(isNetwork),
    'it is a comma-separated list of addresses and networks such as 10.0.0.0/8, or "loopback"',
  );

/** @param list what {@link proxyList} has checked */
export function trustedProxies(list: string): TrustProxy {
  const trusted = new BlockList();
  for (const part of partsOf(list)) {
    const [address = '', bits] = part.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

/**
 * The address of who asks: of the last one in the row that is no proxy of ours. Undefined when a server of ours asks for itself, and
 * names nobody.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustProxy: TrustProxy): string | undefined {
  const peer = socket.remoteAddress ?? '';
  if (!trustProxy(peer)) return peer;
  const said = [headers['x-forwarded-for'] ?? ''].flat().join().split(',');
  const row = said.map((address) => address.trim()).filter(Boolean);
  return row.findLast((address) => !trustProxy(address)) ?? row[0];
}

const partsOf = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => (part === 'loopback' ? loopback : part === '' ? [] : [part]));

function isNetwork(part: string): boolean {
  const [address = '', bits = '0', ...more] = part.split('/');
  const most = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
