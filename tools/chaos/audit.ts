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
  /** Mails: none came; several with different ids; several with one id, which readers show as one. */
  mails?: { lost: number; doubled: number; repeated: number };
}

/** Notes the mails as they come: the mailbox keeps the last ones only. */
export class Post {
  /** By mark, how often each mail came, by its id. */
  readonly #ids = new Map<string, Map<string, number>>();
  readonly #seen = new Set<number>();
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  async collect(): Promise<void> {
    for (const { id, text, headers } of await this.#site.mails()) {
      const mark = /chaos-[\w-]+/.exec(text)?.[0];
      if (!mark || this.#seen.has(id)) continue;
      this.#seen.add(id);
      const ids = this.#ids.get(mark) ?? new Map<string, number>();
      const message = String(headers['message-id']);
      this.#ids.set(mark, ids.set(message, (ids.get(message) ?? 0) + 1));
    }
  }

  of(mark: string): number[] {
    return [...(this.#ids.get(mark)?.values() ?? [])];
  }

  /** Waits for the mails about these; those that do not come within the time are lost. */
  async await(marks: readonly string[], withinMs: number): Promise<void> {
    const haveCome = async (): Promise<boolean> => {
      await this.collect();
      return marks.every((mark) => this.#ids.has(mark));
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
      const mails = acknowledged.map(({ mark }) => post.of(mark));
      let lost = 0;
      // One after the other: this is no load.
      for (const { mark } of acknowledged)
        if (!found.has(mark) || !((await kind.isComplete?.(site, mark)) ?? true)) lost += 1;
      return {
        name: kind.name,
        acknowledged: acknowledged.length,
        repeated: acknowledged.filter(({ tries }) => tries > 1).length,
        lost,
        doubled: rows.filter(({ count }) => count > 1).length,
        refused: own.filter(({ mark, refusal, isGivenUp }) => refusal !== undefined && (!isGivenUp || found.has(mark)))
          .length,
        ...(kind.isMailed && {
          mails: {
            lost: mails.filter((copies) => copies.length === 0).length,
            doubled: mails.filter((copies) => copies.length > 1).length,
            repeated: mails.filter((copies) => copies.some((times) => times > 1)).length,
          },
        }),
      };
    }),
  );
}

/** Whether something is there that must never be. */
export const isBroken = ({ lost, doubled, refused, mails }: Audit): boolean =>
  lost + doubled + refused + (mails?.lost ?? 0) + (mails?.doubled ?? 0) > 0;
