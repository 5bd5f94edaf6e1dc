/** What came back, from whoever answered. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface Kept extends Answer {
  /** What the request said in the headers that the answer varies by. */
  varied: readonly (readonly [name: string, value: string | null])[];
  freshUntil: number;
}

export async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  return { status: answer.status, headers: new Headers(answer.headers), text: await answer.text() };
}

/**
 * A cache that all who ask share, as a provider may have one before the site. It keeps whatever RFC 9111 lets it keep, cookies too:
 * what it confuses, another may confuse.
 */
export class SharedCache {
  readonly #kept = new Map<string, Kept[]>();
  /** How many answers came from it. */
  served = 0;

  /** @param headers of a GET */
  async get(url: string, headers: Record<string, string>): Promise<Answer> {
    const asked = new Headers(headers);
    const known = this.#kept.get(url)?.find(({ varied }) => varied.every(([name, value]) => asked.get(name) === value));
    if (known && Date.now() < known.freshUntil) return this.#serve(known);
    const etag = known?.headers.get('etag');
    if (etag) {
      asked.set('if-none-match', etag);
      // `fetch` would say instead that nothing kept is good enough.
      asked.set('cache-control', 'max-age=0');
    }
    const answer = await ask(url, { headers: asked });
    if (known && answer.status === 304) {
      if (!mayBeKept(asked, answer)) return { ...answer, status: known.status, text: known.text };
      for (const [name, value] of answer.headers) known.headers.set(name, value);
      known.freshUntil = Date.now() + freshFor(answer.headers);
      return this.#serve(known);
    }
    this.#keep(url, asked, answer);
    return answer;
  }

  #serve(known: Kept): Answer {
    this.served += 1;
    return known;
  }

  #keep(url: string, asked: Headers, answer: Answer): void {
    if (answer.status !== 200 || !mayBeKept(asked, answer)) return;
    const varied = (answer.headers.get('vary') ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => [name, asked.get(name)] as const);
    const others = this.#kept.get(url) ?? [];
    this.#kept.set(url, [{ ...answer, varied, freshUntil: Date.now() + freshFor(answer.headers) }, ...others]);
  }
}

function mayBeKept(asked: Headers, { headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? '';
  return !/no-store|private/.test(control) && (!asked.has('authorization') || /public|s-maxage/.test(control));
}

/** Milliseconds for which an answer may be given without asking. */
function freshFor(headers: Headers): number {
  const control = headers.get('cache-control') ?? '';
  if (control.includes('no-cache')) return 0;
  const [, seconds = '0'] = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control) ?? [];
  return Number(seconds) * 1_000;
}
