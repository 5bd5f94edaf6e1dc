import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createLocalJWKSet, jwtVerify } from 'jose';

/** A message as the browser's service worker would get it. */
export interface Pushed {
  endpoint: string;
  message: unknown;
  topic: string | undefined;
  /** Who sends, by their key: `mailto:…` */
  subject: string | undefined;
}

export interface TestPushService {
  /** A browser subscribes. */
  subscribe(): { endpoint: string; p256dh: string; auth: string };
  /** What was taken, oldest first. */
  taken: readonly Pushed[];
  /** Requests so far, taken or not. */
  requests: number;
  /** What the next requests are answered; `never`: not at all. */
  answers: 201 | 410 | 404 | 429 | 503 | 'never';
  close(): Promise<void>;
}

interface Browser {
  keys: ECDH;
  auth: Buffer;
}

/** A push service with browsers (RFC 8030): it checks who sends (RFC 8292) and decrypts what they send (RFC 8291). */
export async function createTestPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser>();
  const taken: Pushed[] = [];
  const server = createServer((request, response) => {
    service.requests += 1;
    take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const browser = browsers.get(request.url ?? '');
    if (service.answers === 'never') return;
    if (!browser || service.answers !== 201) {
      response.writeHead(browser ? service.answers : 404).end();
      return;
    }
    const subject = await senderOf(request, url);
    const topic = request.headers['topic'];
    taken.push({
      endpoint: `${url}${request.url}`,
      message: JSON.parse(decrypt(body, browser)),
      topic: typeof topic === 'string' ? topic : undefined,
      subject,
    });
    response.writeHead(201).end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: TestPushService = {
    taken,
    requests: 0,
    answers: 201,
    subscribe() {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      browsers.set(path, { keys, auth });
      return {
        endpoint: `${url}${path}`,
        p256dh: keys.generateKeys().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** RFC 8292: a token for this service, signed with the key that is beside it. */
async function senderOf(request: IncomingMessage, audience: string): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] });
  const { payload } = await jwtVerify(token, keys, { audience });
  return payload.sub;
}

/** RFC 8291 over RFC 8188: one record. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
  const derive = (secret: Uint8Array, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
