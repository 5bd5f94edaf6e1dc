import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../errors/index.ts';
import type { Logger } from '../logging/index.ts';

/** @returns the ids of the sessions that ended within so many seconds */
export type AskEnded = (seconds: number) => Promise<readonly string[]>;

/** The sessions that ended before the last of their access tokens expired; auth tells of them twice a second. */
export interface EndedSessions {
  has(sessionId: string | undefined): boolean;
  /** Asks now, for calls that must not rely on what was told half a second ago. @throws AppError `unavailable` */
  refresh(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const everyMs = 500;

/** So long after a start nobody is told that auth is not there yet. */
const startMs = 60_000;

/** The life of an access token, and a minute for clocks that differ. */
const lifeSeconds = 660;

/** A session's end is told by the time it began to be written, which may be this long ago when it can be read. */
const overlapSeconds = 90;

/**
 * While auth is away, tokens go on as far as they are known to be good: they expire within minutes, and cannot be renewed.
 * What must not rely on that calls `refresh` and is refused meanwhile (docs/decisions/0211).
 */
export function endedSessions(ask: AskEnded, log: Logger): EndedSessions {
  const forgottenAt = new Map<string, number>();
  const stopping = new AbortController();
  let knownUntil: number | undefined;
  let underway: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let polling: Promise<void> = Promise.resolve();

  async function learn(): Promise<void> {
    const began = performance.now();
    const missed = knownUntil === undefined ? lifeSeconds : (began - knownUntil) / 1_000 + overlapSeconds;
    const ended = await ask(Math.ceil(Math.min(missed, lifeSeconds)));
    knownUntil = began;
    for (const id of ended) forgottenAt.set(id, began + lifeSeconds * 1_000);
    // In the order in which they were learnt, but for those that were told again.
    for (const [id, at] of forgottenAt) if (at < began) forgottenAt.delete(id);
  }

  const learnAlone = () => {
    underway = learn().finally(() => {
      underway = undefined;
    });
    return underway;
  };

  async function poll(): Promise<void> {
    const begun = performance.now();
    let isAway = false;
    while (!stopping.signal.aborted) {
      try {
        await (underway ?? learnAlone());
        isAway = false;
      } catch (error) {
        // Services start beside each other: that auth is not there yet is no news.
        const isStarting = knownUntil === undefined && performance.now() - begun < startMs;
        if (!isAway && !isStarting) log.warn({ err: error }, 'auth does not tell which sessions have ended');
        isAway = !isStarting;
      }
      await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    has: (sessionId) => sessionId !== undefined && forgottenAt.has(sessionId),
    refresh() {
      // One that is under way may have been asked before the caller's request came; all who wait for the next share it.
      next ??= (underway ?? Promise.resolve())
        .catch(() => {})
        .then(() => {
          next = undefined;
          return learnAlone();
        });
      return next.catch((error: unknown) => {
        throw error instanceof AppError ? error : new AppError('unavailable', undefined, { cause: error });
      });
    },
    start() {
      polling = poll();
      return Promise.resolve();
    },
    async stop() {
      stopping.abort();
      await polling;
    },
  };
}
