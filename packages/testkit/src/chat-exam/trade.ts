import { readFileSync } from 'node:fs';
import type { Language } from './language.ts';

export type Texts = Readonly<Record<Language, readonly string[]>>;

/** Something that a trade's site tells, and what people who want it call it. */
export interface Subject {
  kind: 'page' | 'project' | 'mobile_demo';
  /** One of them is drawn. */
  titles: readonly string[];
  /** What the text is made of: most of them are drawn, `{thing}` and the like filled in. */
  says: readonly string[];
  /** In other words than the text's: whole questions, or what stands behind "Do you have …". */
  asked: Texts;
  /** Questions in words of the trade, some of them the text's; on the site of another trade they must be refused. */
  plain: Texts;
}

/** The vocabulary of a trade: what its site says and, apart from it, what its visitors ask. */
export interface Trade {
  name: string;
  /** Things of the trade that its texts mention by the way. */
  things: readonly string[];
  /**
   * Questions that share a word with its site and are none for it: what an encyclopedia or a quiz would be asked. They must be
   * refused, for a page that only has the word in it answers nothing.
   */
  nearby: Texts;
  subjects: readonly Subject[];
}

const kinds = ['page', 'project', 'mobile_demo'] as const;

/** A file's blocks: in each, what stands behind a name, `name = one | another`; a name may stand on several lines. */
export const blocksOf = (file: string) =>
  readFileSync(new URL(`trades/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.split(' = '));
      const list = (name: string): string[] =>
        lines.flatMap(([key, ...values]) => (key === name ? values.join(' = ').split(' | ') : []));
      const texts = (name: string): Texts => ({
        en: list(`${name} en`),
        es: list(`${name} es`),
        fr: list(`${name} fr`),
      });
      return { list, texts };
    });

/** @param file its name in `trades`, without the ending */
export function tradeOf(file: string): Trade {
  const [head, ...subjects] = blocksOf(file);
  return {
    name: head!.list('name').join(''),
    things: head!.list('things'),
    nearby: head!.texts('nearby'),
    subjects: subjects.map(({ list, texts }) => {
      const kind = kinds.find((one) => list(one).length > 0)!;
      return { kind, titles: list(kind), says: list('says'), asked: texts('asked'), plain: texts('plain') };
    }),
  };
}
