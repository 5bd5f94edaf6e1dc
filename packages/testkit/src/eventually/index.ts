import { setTimeout as delay } from 'node:timers/promises';

interface Limits {
  /** Milliseconds until it is given up; below the test's own time, so that the reason is seen. */
  within?: number;
  /** Milliseconds between two looks. */
  every?: number;
}

/**
 * Waits for what other processes do in their own time: looks until `check` answers something true and returns that.
 * `const [mail] = await eventually('a mail arrives', () => mails.length > 0 && mails)`
 * @param what the sentence of the failure
 * @throws after `within`, saying what did not happen, with the last answer or error of `check`
 */
export async function eventually<T>(
  what: string,
  check: () => T | Promise<T>,
  { within = 45_000, every = 20 }: Limits = {},
): Promise<Exclude<Awaited<T>, false | null | undefined | 0 | ''>> {
  const end = Date.now() + within;
  for (;;) {
    const { answer, cause } = await look(check);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the false ones have just been left out
    if (answer) return answer as Exclude<Awaited<T>, false | null | undefined | 0 | ''>;
    if (Date.now() >= end) {
      const last = cause === undefined ? `It answered ${JSON.stringify(answer)} at last.` : 'See the cause.';
      throw new Error(`Within ${within} ms it did not happen that ${what}. ${last}`, { cause });
    }
    await delay(every);
  }
}

async function look<T>(check: () => T | Promise<T>): Promise<{ answer?: Awaited<T>; cause?: unknown }> {
  try {
    return { answer: await check() };
  } catch (cause) {
    return { cause };
  }
}
