import { actors, eventually, type Persona } from '@portfolio/testkit';
import type { TestContent } from '../content.ts';

export interface Refusal {
  who: string;
  persona: Persona | undefined;
  status: 401 | 403;
}

const signedOut: Refusal = { who: 'a visitor', persona: undefined, status: 401 };
const forbidden: readonly Refusal[] = [
  { who: 'a signed-in user', persona: actors.member, status: 403 },
  { who: 'a company administrator', persona: actors.manager, status: 403 },
];
const patron: Refusal = { who: 'a supporter', persona: actors.patron, status: 403 };

/** A superuser with a token of before: whatever takes a right of an account ends its sessions. */
const ended = { ...actors.superuser, sessionId: 'a-session-that-has-ended' };
const signedOutOrDemoted: Refusal = { who: 'who was signed out or demoted', persona: ended, status: 401 };

const nobody = [signedOut, signedOutOrDemoted];

/** Ends that session, and waits until the service has learnt of it. */
export async function endSession(content: TestContent): Promise<void> {
  const ask = async () => (await content.as(ended).get('/contact/messages/')).status;
  if ((await ask()) !== 200) throw new Error('They may ask at first.');
  content.issuer.ended.push(ended.sessionId);
  await eventually('the service learns of the ended session', async () => (await ask()) === 401);
}

/** Whom a call with this access refuses, and how (core-site.md §6). */
export function refusals(access: string): readonly Refusal[] {
  if (access === 'open') return [];
  return access === 'patron' ? [...nobody, ...forbidden] : [...nobody, ...forbidden, patron];
}
