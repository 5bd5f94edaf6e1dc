/** What a document asks its reader to do or to see. */
export interface Block {
  /** `sh`: commands; `diff`: an edit; `keys`: a key pressed where the product runs; `text`: what the block before shows. */
  kind: 'sh' | 'diff' | 'keys' | 'text';
  text: string;
  /** The heading above it. */
  under: string;
}

const kinds: readonly string[] = ['sh', 'diff', 'keys', 'text'] satisfies Block['kind'][];

/**
 * The fenced blocks of a document, in order.
 * @throws Error for a block of a kind that nobody can follow
 */
export function blocksIn(markdown: string): Block[] {
  let under = '';
  return [...markdown.matchAll(/^#+ (.+)$|^```([^\n]*)\n([\s\S]*?)^```$/gm)].flatMap(([, heading, kind, text = '']) => {
    if (heading !== undefined) {
      under = heading;
      return [];
    }
    if (!kinds.includes(kind ?? '')) throw new Error(`Below "${under}" is a block "${kind}", which nobody can follow.`);
    return [{ kind: kind as Block['kind'], text: text.trimEnd(), under }];
  });
}

/** What is done, with the lines that are then seen. */
export type Step = Omit<Block, 'kind'> & { kind: Exclude<Block['kind'], 'text'>; seen: string[] };

/** @throws Error when something is to be seen before anything was done */
export function stepsOf(blocks: readonly Block[]): Step[] {
  const steps: Step[] = [];
  for (const { kind, ...block } of blocks) {
    if (kind !== 'text') steps.push({ kind, ...block, seen: [] });
    else if (steps.length === 0) throw new Error(`"${block.text}" is to be seen before anything was done.`);
    else steps.at(-1)!.seen.push(...block.text.split('\n'));
  }
  return steps;
}

/** The names of `npm run …`, `npm start` and `npm test` in a text. */
export const commandsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run )?(?!install\b)([\w:-]+)/g)].map(([, name]) => name!);
