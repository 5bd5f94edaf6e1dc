import { createHash } from 'node:crypto';
import { contactInput } from '@portfolio/contracts/content';
import type { Request } from 'express';
import { typedIn, type Call, type Posted } from './posted.ts';

const path = '/contact';
const names = [...Object.keys(contactInput.shape), 'website'];

/** What the screen says (`ContactForm` of mfe-public) by the status of the call. */
const outcomes: Record<number, string> = { 400: 'invalid', 429: 'throttled' };

/** core-site.md §2, "/contact". A sent message leads back to the screen, another is there again. */
export async function postContact(
  request: Request,
  call: (call: Call) => Promise<globalThis.Response>,
): Promise<Posted | string> {
  const typed = typedIn(request, names);
  // Pressed twice, or loaded anew, it is sent once.
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([request.ip, typed]))
    .digest('base64url');
  const status = await call({ url: '/contact/submit', body: typed, idempotencyKey }).then(
    (answer) => answer.status,
    () => 503,
  );
  if (status === 201) return `${path}?outcome=sent`;
  return { url: `${path}?outcome=${outcomes[status] ?? 'failed'}`, status, path, typed };
}
