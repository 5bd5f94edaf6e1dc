const maxLength = 220;

/** More than an excerpt needs: the patterns look ahead from each sign, and must not from each sign of a whole book. */
const looksAt = 4_000;

/** What stands for words in Markdown but is none; in this order. */
const marks: readonly [RegExp, string][] = [
  [/^(?:```|~~~)[\s\S]*?^(?:```|~~~)[^\n]*$/gm, ' '],
  [/^\s*\|.*$/gm, ' '],
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/<[^>]*>/g, ' '],
  [/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, ''],
  [/[*_`~]+/g, ''],
  [/\s+/g, ' '],
];

/** The beginning of a post in plain words, cut between words. */
export function excerptOf(markdown: string): string {
  const words = marks
    .reduce((text, [mark, replacement]) => text.replaceAll(mark, replacement), markdown.slice(0, looksAt))
    .trim();
  if (words.length <= maxLength) return words;
  return `${words.slice(0, words.lastIndexOf(' ', maxLength))}…`;
}
