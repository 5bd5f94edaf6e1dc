import { promisify } from 'node:util';
import { createPushSender, pushServices } from './push-sender.ts';
import { isPublicAddress, isPublicUrl, publicLookup } from './public-addresses.ts';

test.each(['8.8.8.8', '142.250.74.110', '2a00:1450:4001:830::200e'])('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'localhost',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://user:word@fcm.googleapis.com/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://169.254.169.254/latest/meta-data/', false],
])('%s may be called: %s', (url, expected) => {
  expect(isPublicUrl(url)).toBe(expected);
});

test('a name that leads to this machine is not called', async () => {
  await expect(promisify(publicLookup)('localhost', { all: true })).rejects.toThrow(
    'no address of the public internet',
  );
});

test('in production, a subscription of such an address is refused, and one that is there is forgotten unasked', async () => {
  const keys = { publicKey: 'x', privateKey: 'x' };
  const sender = createPushSender({ keys, contact: 'mailto:a@example.com', services: pushServices, anyAddress: false });
  const subscription = { endpoint: 'https://10.0.0.1/', p256dh: 'x', auth: 'x' };
  const message = { tag: 'a', lang: 'en', title: 'a', body: 'a', path: '/' };
  expect(sender.accepts(subscription.endpoint)).toBe(false);
  // Of the public internet, and no push service.
  expect(sender.accepts('https://elsewhere.example/send')).toBe(false);
  expect(sender.accepts('https://evil-fcm.googleapis.com/send')).toBe(false);
  expect(sender.accepts('https://fcm.googleapis.com:8443/send')).toBe(false);
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'wns2-am3p.notify.windows.com',
    'web.push.apple.com',
  ])
    expect(sender.accepts(`https://${host}/send`)).toBe(true);
  expect(await sender.send(subscription, message, 'a')).toBe('gone');
  await sender.close();
});
