import type { LiveEvent } from '@portfolio/contracts/scheduling';
import { ApiError, type Api } from '@portfolio/remote-kit';
import { createParser } from 'eventsource-parser';

/** Milliseconds until a stream that ended is asked for again: at first, and at most. Each waits somewhat longer or shorter. */
const pauses = { first: 500, longest: 60_000, full: 30_000 };

/** A stream that says nothing for so long is dead: the server's heart beats every 15 seconds. */
const silenceMs = 45_000;

interface Followed {
  events: Api['events'];
  /** Each but `start`. */
  onEvent: (event: Exclude<LiveEvent, { type: 'start' }>) => void;
  /** Something may have been missed. */
  onGap: () => void;
}

/**
 * Follows a stream and comes back to it however it ends. Of two addresses, the one before is left when the other has started, so that
 * nothing is missed in between.
 * @returns follows another address, or none
 */
export function follow({ events, onEvent, onGap }: Followed): (path: string | undefined) => void {
  let current: AbortController | undefined;
  /** Whether all that was changed since something was shown has been told. */
  let isWhole = true;

  const run = async (path: string, signal: AbortSignal, leave: () => void): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const { status, body } = await events(path, { signal });
        if (status === 204 || !body) return leave();
        await read(body, signal, (event) => {
          if (event.type !== 'start') return onEvent(event);
          failures = 0;
          leave();
          if (!isWhole) onGap();
          isWhole = true;
        });
      } catch (error) {
        failures += 1;
        const status = error instanceof ApiError ? error.status : undefined;
        if (status === 429) failures = Math.max(failures, 7);
        else if (status !== undefined && status < 500) return leave();
      }
      if (signal.aborted) return;
      leave();
      isWhole = false;
      await pause(Math.min(pauses.first * 2 ** failures, pauses.longest), signal);
    }
  };

  return (path) => {
    const before = current;
    current = undefined;
    const leave = () => before?.abort();
    if (path === undefined) {
      isWhole = false;
      return leave();
    }
    current = new AbortController();
    void run(path, current.signal, leave);
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.5 + Math.random()));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Until it ends, or nothing comes any more. */
async function read(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const parser = createParser({
    onEvent({ event, data }) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own service's
      if (!signal.aborted) onEvent({ ...(JSON.parse(data) as object), type: event } as LiveEvent);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      clearTimeout(silence);
      silence = setTimeout(cancel, silenceMs);
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cancel);
  }
}
