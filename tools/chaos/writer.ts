import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';
import type { Answer, Site } from './site.ts';
import type { Desk, Write } from './write-kind.ts';
import { writes } from './writes.ts';

/** One write, from the first press of the button to its answer. */
export interface Written {
  write: Write;
  mark: string;
  tries: number;
  /** Answers on the way that were errors of ours, where what failed was only away. */
  broken: string[];
  /** What it was answered in the end when that was no. */
  refusal?: string;
  /** Whether that was "too often": who presses in vain while the disk is full is asked to wait for minutes, and gives up. */
  isGivenUp?: boolean;
}

/** Of a request that may be sent again: what is not carried out, or not known to be. */
const again = new Set([
  'UNAVAILABLE',
  'INSUFFICIENT_STORAGE',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHENTICATED',
  'REQUEST_TIMEOUT',
]);

/** How long somebody writes, and what is done with it. */
interface Session {
  name: string;
  random: Random;
  /** Nothing new is begun. */
  stopped: AbortSignal;
  /** Nothing goes on. */
  signal: AbortSignal;
  note: (one: Written) => void;
}

/** Presses buttons until `stopped`, and each again until it is answered. */
export async function write(site: Site, desk: Desk, { name, random, stopped, signal, note }: Session): Promise<void> {
  for (let serial = 0; !stopped.aborted; serial += 1) {
    const kind = random.pick(
      writes,
      writes.map(({ weight }) => weight),
    );
    const about = kind.about?.(desk);
    if (kind.about && !about) continue;
    const one: Written = { write: kind, mark: about?.mark ?? `chaos-${name}-${serial}`, tries: 0, broken: [] };
    const { path, address, headers: own, body } = kind.request(one.mark, desk, serial, about);
    const as = typeof kind.as === 'function' ? kind.as(one.mark) : kind.as;
    const url = path === undefined ? `${site.edge}/graphql` : `${address ? site.gateway : site.edge}/api${path}`;
    const key = randomUUID();
    for (;;) {
      one.tries += 1;
      const headers = {
        'idempotency-key': key,
        ...(address && { 'x-forwarded-for': address }),
        ...own,
        ...(as && (await site.as(as))),
      };
      const { outcome, answered, isOurs } = await press(site.call(url, { headers, body, ...cut(random) }));
      if (isOurs) one.broken.push(JSON.stringify(answered).slice(0, 300));
      if (outcome !== 'again') {
        if (outcome === 'done') kind.keep?.(desk, one.mark, answered);
        else Object.assign(one, { refusal: outcome, isGivenUp: outcome.startsWith('429 ') });
        break;
      }
      // It may be the token that is not taken, as where a clock is wrong: signing in again settles it.
      if (as && one.tries % 5 === 0) site.forget(as);
      await sleep(random.between(50, 500), undefined, { signal });
    }
    note(one);
    await sleep(random.between(20, 200));
  }
}

/** Some give up waiting, and press again: when the request may be anywhere. */
function cut(random: Random): { signal?: AbortSignal } {
  return random.next() < 0.05 ? { signal: AbortSignal.timeout(Math.round(random.between(1, 60))) } : {};
}

/** @returns `done`, `again`, or what was refused; the answer; and whether it says that the fault is ours */
async function press(call: Promise<Answer>): Promise<{ outcome: string; answered: Answer['body']; isOurs: boolean }> {
  const answer = await call.catch(() => undefined);
  const isOurs = answer?.status === 500 || JSON.stringify(answer?.body ?? {}).includes('"INTERNAL_SERVER_ERROR"');
  return { outcome: outcomeOf(answer), answered: answer?.body ?? {}, isOurs };
}

function outcomeOf(answer: Answer | undefined): string {
  if (!answer) return 'again';
  const { status, body } = answer;
  const errors = (body['errors'] ?? []) as { message: string; extensions?: { code?: string } }[];
  if (status < 300 && errors.length === 0) return 'done';
  if (status >= 500 || status === 401 || status === 408) return 'again';
  if (errors.length > 0 && errors.every(({ extensions }) => again.has(extensions?.code ?? ''))) return 'again';
  return `${status} ${JSON.stringify(body).slice(0, 300)}`;
}
