import type { Language } from './language.ts';

/** Something that a trade's site tells, and what people who want it call it. */
export interface Subject {
  kind: 'page' | 'project' | 'mobile_demo';
  /** One of them is drawn. */
  titles: readonly string[];
  /** What the text is made of: most of them are drawn, `{thing}` and the like filled in. */
  says: readonly string[];
  /** In other words than the text's: whole questions, or what stands behind "Do you have …". */
  asked: Readonly<Record<Language, readonly string[]>>;
  /** Questions in words of the trade, some of them the text's; on the site of another trade they must be refused. */
  plain?: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The vocabulary of a trade: what its site says and, apart from it, what its visitors ask. */
export interface Trade {
  name: string;
  /** Things of the trade that its texts mention by the way. */
  things: readonly string[];
  subjects: readonly Subject[];
}
