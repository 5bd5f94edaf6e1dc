/** Somebody who looks at a company's plan, at whichever process. */
export interface Present {
  /** Of the stream. */
  key: string;
  company: number;
  user: number;
  from: string | null;
  until: string | null;
}

/** What processes tell each other of that. */
export type PresenceTold = { here: readonly Present[] } | { gone: string } | { who: true };

/** Milliseconds after which who was not told of again is gone with their process. */
const forgottenAfter = 30_000;

/** Who is there, by what all processes tell. */
export class Presence {
  readonly #present = new Map<string, Present & { seen: number }>();

  /** @returns the companies for which it makes a difference */
  hear(told: Exclude<PresenceTold, { who: true }>): number[] {
    if ('gone' in told) {
      const known = this.#present.get(told.gone);
      return known && this.#present.delete(told.gone) ? [known.company] : [];
    }
    return told.here.flatMap((one) => {
      const known = this.#present.get(one.key);
      this.#present.set(one.key, { ...one, seen: Date.now() });
      return known ? [] : [one.company];
    });
  }

  /** Forgets whose processes have died. @returns the companies for which it makes a difference */
  sweep(): number[] {
    const forgotten = [...this.#present.values()].filter(({ seen }) => seen < Date.now() - forgottenAfter);
    for (const { key } of forgotten) this.#present.delete(key);
    return forgotten.map(({ company }) => company);
  }

  /** Each of them once for each days that they look at. */
  of(company: number): Omit<Present, 'key' | 'company'>[] {
    const found = new Map<string, Omit<Present, 'key' | 'company'>>();
    for (const { company: where, user, from, until } of this.#present.values())
      if (where === company) found.set(`${user} ${from} ${until}`, { user, from, until });
    return [...found.values()].toSorted((a, b) => a.user - b.user);
  }
}
