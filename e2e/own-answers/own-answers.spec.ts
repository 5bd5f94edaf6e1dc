import { alone, expect, test } from '../support/test.ts';
import { gather, type Asker, type Crowd } from './crowd.ts';
import { kindsOf, type Asked, type Kind } from './kinds.ts';
import { ask, SharedCache, type Answer } from './shared-cache.ts';

/** `REQUESTS=10000 npm test -- browser own-answers` asks that many. */
const amount = Number(process.env['REQUESTS'] ?? 400);
const atOnce = 24;

test('no answer of one user ever reaches another', { tag: alone }, async ({ product }) => {
  test.setTimeout(60_000 + amount * 50);
  const crowd = await gather(product);
  try {
    const kinds = await kindsOf(product, crowd);
    const cache = new SharedCache();
    const judge = new Judge(crowd);
    const tally = new Map<string, number>();
    let begun = 0;
    const client = async (): Promise<void> => {
      while (begun < amount) {
        begun += 1;
        const kind = chosen(kinds);
        const asker = anyOf(crowd.askers.filter(({ is }) => kind.by?.includes(is) ?? true));
        const { path, headers: more, body, method = body ? 'POST' : 'GET', status, shows } = kind.ask(asker);
        const origin = product.address(kind.alsoAtGateway && Math.random() < 0.3 ? 'gateway' : 'edge');
        const headers = {
          ...headersOf(asker),
          ...more,
          // Browsers that were here before have one; what comes with it shall reach nobody else either.
          ...(method === 'GET' && Math.random() < 0.5 && { cookie: `csrftoken=of-${encodeURIComponent(asker.name)}` }),
          ...(body && { 'content-type': 'application/json' }),
        };
        const answer =
          method === 'GET' && Math.random() < 0.5
            ? await cache.get(origin + path, headers)
            : await ask(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
        judge.answer(`${kind.name}, asked by ${asker.name}`, asker, answer, { status, shows });
        tally.set(kind.name, (tally.get(kind.name) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, client));
    expect(judge.faults).toEqual([]);
    // A cache that never answered, or a kind that nobody asked, would have proved nothing.
    expect(cache.served).toBeGreaterThan(0);
    expect([...tally.keys()].toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
    if (process.env['REQUESTS']) console.log(`${begun} requests, ${cache.served} answered by the shared cache:`, tally);
  } finally {
    await crowd.remove();
  }
});

/** Says of each answer whether it belongs to who asked. */
class Judge {
  readonly faults: string[] = [];
  readonly #marks: string[];
  readonly #crowd: Crowd;
  readonly #cookies = new Set<string>();

  constructor(crowd: Crowd) {
    this.#crowd = crowd;
    const { askers, draft, post } = crowd;
    this.#marks = [...new Set([...askers.flatMap(({ own, firm }) => [...own, ...firm]), draft.mark, post.mark])];
  }

  answer(what: string, asker: Asker, answer: Answer, { status, shows }: Pick<Asked, 'status' | 'shows'>): void {
    const { text, headers } = answer;
    if (!status.includes(answer.status))
      this.faults.push(`${what}: ${answer.status}, not ${status.join(' or ')}: ${text.slice(0, 200)}`);
    for (const mark of shows) if (!text.includes(mark)) this.faults.push(`${what}: lacks ${mark}, which is theirs`);
    const others = this.#marks.filter((mark) => !this.#mayBeSeen(mark, asker) && text.includes(mark));
    if (others.length > 0) this.faults.push(`${what}: has ${others.join(', ')}, which is not theirs`);
    if (text.includes('id="still"') && headers.get('content-language') !== asker.language)
      this.faults.push(`${what}: in ${headers.get('content-language')}, not ${asker.language}`);
    for (const cookie of headers.getSetCookie()) {
      if (this.#cookies.has(cookie)) this.faults.push(`${what}: was given another's ${cookie}`);
      this.#cookies.add(cookie);
    }
  }

  #mayBeSeen(mark: string, { is, own, firm, shifts }: Asker): boolean {
    const { draft, post } = this.#crowd;
    if (mark === draft.mark) return is === 'staff';
    if (mark === post.mark) return is === 'staff' || is === 'patron';
    return [...own, ...firm, ...shifts].some((seen) => seen.includes(mark));
  }
}

const headersOf = ({ access, language }: Asker): Record<string, string> => ({
  'accept-language': language,
  ...(access && { authorization: `Bearer ${access}` }),
});

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

function chosen(kinds: readonly Kind[]): Kind {
  let left = Math.random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.find(({ weight }) => (left -= weight) < 0) ?? kinds[0]!;
}
