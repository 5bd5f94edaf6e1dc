const maxLength = 220;

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
  const words = marks.reduce((text, [mark, replacement]) => text.replaceAll(mark, replacement), markdown).trim();
  if (words.length <= maxLength) return words;
  return `${words.slice(0, words.lastIndexOf(' ', maxLength))}…`;
}
