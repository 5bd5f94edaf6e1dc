/** No request holds a thread that others wait for any longer: milliseconds of a usual processor. */
const longestHold = 100;

/** What a request of a megabyte needs at least: it is read, and memory is taken that was not used before. */
const yardstick = {
  text: JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `name ${id}` }))),
  bytes: 2 ** 22,
};
/** Milliseconds that this takes a usual processor. */
const usual = 8;

/** What a request may take here and now: a slower machine, or one that is busy with other tests, takes longer for everything. */
export function allowedHold(): number {
  const before = used();
  JSON.parse(yardstick.text);
  Buffer.alloc(yardstick.bytes, 1);
  return longestHold * Math.min(4, Math.max(1, (used() - before) / usual));
}

/**
 * The longest that this thread was held in one piece while `work` ran, in milliseconds of its processor: what else the machine does is
 * not counted. Work that others wait for in the meantime runs between two pieces.
 */
export async function holdsDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = used();
  const look = (): void => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    // Not at once: who looks without a pause takes a processor from the database that is waited for.
    if (!isOver) setTimeout(look, 1);
  };
  setTimeout(look, 1);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return longest;
}

/** What a machine does now and then, such as compiling or sweeping up after other tests, is not the request's. */
const tries = 5;

/**
 * One request, sent again where it held the thread for too long.
 * @throws Error naming what holds others up each time
 */
export async function holdingNobodyUp<Answer>(name: string, request: () => Promise<Answer>): Promise<Answer> {
  const held: number[] = [];
  let allowed = 0;
  for (;;) {
    let answer: Answer;
    held.push(
      await holdsDuring(async () => {
        answer = await request();
      }),
    );
    if (held.at(-1)! < longestHold) return answer!;
    // Of all tries, as what else the machine does comes and goes.
    allowed = Math.max(allowed, allowedHold());
    if (held.at(-1)! < allowed) return answer!;
    if (held.length === tries)
      throw new Error(
        `${name} holds others up: ${held.map((ms) => Math.round(ms)).join(', ')} ms, where ${Math.round(allowed)} are allowed.`,
      );
  }
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
