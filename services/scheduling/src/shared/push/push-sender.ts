import type { PushMessage, PushSubscriptionInput } from '@portfolio/contracts/scheduling';
import { destination, isDestination } from '@portfolio/service-kit/outgoing';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import { isPublicUrl, publicLookup } from './public-addresses.ts';

export interface PushSender {
  /** Browsers subscribe with it; null where no keys are configured, and nothing is pushed. */
  publicKey: string | null;
  /** Whether an endpoint may be called at all. */
  accepts(endpoint: string): boolean;
  /**
   * @param topic of what a device has not received yet, the last of each topic is kept
   * @returns `gone` when the browser takes no more messages
   * @throws when its push service does not take this one now
   */
  send(subscription: PushSubscriptionInput, message: PushMessage, topic: string): Promise<'sent' | 'gone'>;
  close(): Promise<void>;
}

/** Whom browsers let push to them: Chrome and its kin, Firefox, Edge, Safari. Others are for the deployment to allow. */
export const pushServices: readonly string[] = [
  'fcm.googleapis.com:443',
  '*.push.services.mozilla.com:443',
  '*.notify.windows.com:443',
  '*.push.apple.com:443',
];

/** What is not delivered after a day is in the list of notices anyway. */
const secondsToLive = 86_400;

/**
 * Web push (RFC 8030, 8291, 8292). In production it calls only https addresses of the public internet: endpoints are given
 * by clients.
 * @param keys `VAPID_PUBLIC_KEY` and `VAPID_PRIVATE_KEY`; undefined pushes nothing
 * @param services which of them: `host:port`
 * @param contact whom a push service can write to: `mailto:…`
 */
export function createPushSender(options: {
  keys: { publicKey: string; privateKey: string } | undefined;
  contact: string;
  services: readonly string[];
  anyAddress: boolean;
}): PushSender {
  const { keys, contact, services, anyAddress } = options;
  const agent = new Agent({
    connect: { timeout: 5_000, ...(!anyAddress && { lookup: publicLookup }) },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    connections: 8,
  });
  const known = services.map(destination);
  const accepts = (endpoint: string) => anyAddress || (isPublicUrl(endpoint) && isDestination(endpoint, known));
  return {
    publicKey: keys?.publicKey ?? null,
    accepts,
    async send({ endpoint, p256dh, auth }, message, topic) {
      if (!keys || !accepts(endpoint)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject: contact, ...keys }, TTL: secondsToLive, topic, urgency: 'high' },
      );
      // Redirects are not followed: they could lead anywhere.
      const response = await request(endpoint, {
        method: 'POST',
        headers: textHeaders(headers),
        body,
        dispatcher: agent,
      });
      await response.body.dump({ limit: 65_536 });
      const { statusCode } = response;
      if (statusCode === 404 || statusCode === 410) return 'gone';
      if (statusCode >= 300) throw new Error(`The push service answered ${statusCode}.`);
      return 'sent';
    },
    close: () => agent.close(),
  };
}

/** `web-push` sets the length too, which undici counts itself. */
function textHeaders(headers: object): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
