/**
 * The beginning of a text as one line of at most `length` UTF-16 units: whole words and an ellipsis, a single long word cut.
 * No character is cut in half.
 */
export function shorten(text: string, length: number): string {
  // Only the beginning counts, and a text may be long.
  const line = text
    .slice(0, length * 20)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : cut.length).trimEnd()}…`;
}
