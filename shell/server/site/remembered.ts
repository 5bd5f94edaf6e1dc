import { LRUCache } from 'lru-cache';

interface Entry<Answer> {
  answer: Promise<Answer>;
  /** When it was asked for, in milliseconds. */
  at: number;
  renewing: boolean;
}

interface Options<Answer> {
  /** How many answers are kept, the least used leaving first. */
  max: number;
  freshMs: number;
  keepMs: number;
  /** Which answers may be remembered; by default all. */
  keeps?: (answer: Answer) => boolean;
  now?: () => number;
}

/**
 * Answers by key, each asked for once at a time. One that is not fresh any more is given a last time while it is asked for
 * again, so nobody waits for what many want; one older than `keepMs` is never given. Failures are not remembered.
 */
export class Remembered<Answer extends {}> {
  readonly #entries: LRUCache<string, Entry<Answer>>;
  readonly #load: (key: string) => Promise<Answer>;
  readonly #freshMs: number;
  readonly #keepMs: number;
  readonly #keeps: (answer: Answer) => boolean;
  readonly #now: () => number;

  constructor(load: (key: string) => Promise<Answer>, options: Options<Answer>) {
    this.#load = load;
    this.#entries = new LRUCache({ max: options.max });
    this.#freshMs = options.freshMs;
    this.#keepMs = options.keepMs;
    this.#keeps = options.keeps ?? (() => true);
    this.#now = options.now ?? Date.now;
  }

  /** @throws what `load` throws, when there is nothing to give meanwhile */
  get(key: string): Promise<Answer> {
    const known = this.#entries.get(key);
    const age = known ? this.#now() - known.at : Infinity;
    if (!known || age > this.#keepMs) return this.#begin(key);
    if (age > this.#freshMs && !known.renewing) void this.#renew(key, known);
    return known.answer;
  }

  /** The next to ask gets what is true then. */
  clear(): void {
    this.#entries.clear();
  }

  #begin(key: string): Promise<Answer> {
    const entry = { answer: this.#load(key), at: this.#now(), renewing: false };
    this.#entries.set(key, entry);
    const forget = (): void => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    };
    entry.answer.then((answer) => !this.#keeps(answer) && forget(), forget);
    return entry.answer;
  }

  async #renew(key: string, known: Entry<Answer>): Promise<void> {
    known.renewing = true;
    const at = this.#now();
    const answer = this.#load(key);
    try {
      const isKept = this.#keeps(await answer);
      if (this.#entries.peek(key) !== known) return; // forgotten meanwhile
      if (isKept) this.#entries.set(key, { answer, at, renewing: false });
      else this.#entries.delete(key);
    } catch {
      known.renewing = false; // the next one who asks tries again
    }
  }
}
