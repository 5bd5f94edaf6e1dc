import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientAddress, proxyList, trustedProxies } from './proxies.ts';

const trusts = (list: string, address: string) => trustedProxies(proxyList.parse(list))(address);

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '10.1.2.3', false],
  ['', '127.0.0.1', false],
  ['10.0.0.0/8, 192.0.2.1', '10.1.2.3', true],
  ['10.0.0.0/8, 192.0.2.1', '192.0.2.1', true],
  ['10.0.0.0/8, 192.0.2.1', '::ffff:192.0.2.1', true],
  ['10.0.0.0/8, 192.0.2.1', '192.0.2.2', false],
  ['fc00::/7', 'fd12::1', true],
  ['fc00::/7', '2001:db8::1', false],
  ['loopback', '', false],
])('of TRUSTED_PROXIES=%j, the peer %s is trusted: %s', (list, address, trusted) => {
  expect(trusts(list, address)).toBe(trusted);
});

test.each(['private', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '10.0.0.0/x'])('%s is refused at the start', (list) => {
  expect(() => proxyList.parse(list)).toThrow('comma-separated list');
});

test.each([
  ['nobody', '', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
  ['a proxy of ours', '10.0.0.0/8', '10.1.1.1', '192.0.2.1', '192.0.2.1'],
  ['two of them', '10.0.0.0/8', '10.1.1.1', '192.0.2.1, 10.2.2.2', '192.0.2.1'],
  ['one of ours, to whom somebody lied', '10.0.0.0/8', '10.1.1.1', '198.51.100.1, 192.0.2.1', '192.0.2.1'],
  ['one of ours, for another', '10.0.0.0/8', '10.1.1.1', '10.3.3.3, 10.2.2.2', '10.3.3.3'],
  ['one of ours, for itself', '10.0.0.0/8', '10.1.1.1', undefined, undefined],
])('who asks through %s', (_who, list, peer, said, found) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (said !== undefined) request.headers['x-forwarded-for'] = said;
  expect(clientAddress(request, trustedProxies(list))).toBe(found);
});
