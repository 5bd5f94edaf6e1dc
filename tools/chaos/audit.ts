import { eventually } from '@portfolio/testkit/eventually';
import type { Site } from './site.ts';
import type { Written } from './writer.ts';
import { writes } from './writes.ts';

/** What became of one kind of writes. */
export interface Audit {
  name: string;
  acknowledged: number;
  /** Of those, pressed more than once. */
  repeated: number;
  lost: number;
  doubled: number;
  refused: number;
  /** Answers that blame us for what was away: 500 in the place of 503. */
  broken: number;
  /** Mails: none came; several with different ids; several with one id, which readers show as one. */
  mails?: { lost: number; doubled: number; repeated: number };
}

/** Copies of one mail, by their number, and what the first says. */
interface Copies {
  count: number;
  text: string;
}

/** Notes the mails as they come: the mailbox keeps the last ones only. */
export class Post {
  /** By mark, the mails that name it, by their id. */
  readonly #mails = new Map<string, Map<string, Copies>>();
  readonly #seen = new Set<number>();
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  async collect(): Promise<void> {
    for (const { id, to, text, headers } of (await this.#site.mails()).toReversed()) {
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      const message = String(headers['message-id']);
      // Some name it in the address alone.
      for (const mark of new Set(`${to.join(' ')}\n${text}`.match(/chaos-[\w-]+/g))) {
        const mails = this.#mails.get(mark) ?? new Map<string, Copies>();
        const known = mails.get(message);
        this.#mails.set(mark, mails.set(message, { count: (known?.count ?? 0) + 1, text: known?.text ?? text }));
      }
    }
  }

  /** Those of one kind, in the order in which they came. */
  of(mark: string, kind: string): Copies[] {
    const mails = [...(this.#mails.get(mark) ?? [])];
    return mails.flatMap(([id, copies]) => (id.startsWith(`<${kind}`) ? [copies] : []));
  }

  /** Waits for the mails about these; those that do not come within the time are lost. */
  async await(written: readonly Written[], withinMs: number): Promise<void> {
    const haveCome = async (): Promise<boolean> => {
      await this.collect();
      return written.every(({ mark, write }) => (write.mails ?? []).every((kind) => this.of(mark, kind).length > 0));
    };
    // What is missing then is counted, not thrown.
    await eventually('all mails come', haveCome, { within: withinMs, every: 1_000 }).catch((error: unknown) =>
      console.log(String(error)),
    );
  }
}

/** Compares what clients were told with what there is. */
export async function audit(site: Site, written: readonly Written[], post: Post): Promise<Audit[]> {
  return Promise.all(
    writes.map(async (kind) => {
      const own = written.filter(({ write }) => write === kind);
      const rows = await site.sql<{ mark: string; count: number }>(kind.database, kind.found);
      const found = new Map(rows.map(({ mark, count }) => [mark, count]));
      const acknowledged = own.filter(({ refusal }) => refusal === undefined);
      const kinds = kind.mails ?? [];
      const mails = acknowledged.flatMap(({ mark }) => kinds.map((one) => post.of(mark, one)));
      const marks = new Set(own.map(({ mark }) => mark));
      let lost = 0;
      // One after the other: this is no load.
      for (const { mark } of acknowledged) {
        const texts = kinds.map((one) => post.of(mark, one)[0]?.text ?? '');
        if (found.has(mark) && ((await kind.isComplete?.(site, mark, texts)) ?? true)) continue;
        console.log(`${kind.name} ${mark} is not there, or not whole.`);
        lost += 1;
      }
      return {
        name: kind.name,
        acknowledged: acknowledged.length,
        repeated: acknowledged.filter(({ tries }) => tries > 1).length,
        lost,
        doubled: rows.filter(({ mark, count }) => count > 1 && marks.has(mark)).length,
        refused: own.filter(({ mark, refusal, isGivenUp }) => refusal !== undefined && (!isGivenUp || found.has(mark)))
          .length,
        broken: own.reduce((sum, { broken }) => sum + broken.length, 0),
        ...(kinds.length > 0 && {
          mails: {
            lost: mails.filter((copies) => copies.length === 0).length,
            doubled: mails.filter((copies) => copies.length > 1).length,
            repeated: mails.filter((copies) => copies.some(({ count }) => count > 1)).length,
          },
        }),
      };
    }),
  );
}

/** Whether something is there that must never be. */
export const isBroken = ({ lost, doubled, refused, broken, mails }: Audit): boolean =>
  lost + doubled + refused + broken + (mails?.lost ?? 0) + (mails?.doubled ?? 0) > 0;
