/** What may be printed: all rows as a week, a sheet for each site, or the sheet of one, by its key. */
export type Wanted = 'week' | 'sites' | (string & {});

/** A line of a table with its height in millimetres. */
interface Tall {
  height: number;
}

/** Millimetres within margins, of A4 and US Letter the smaller; the rest is for titles. */
export const paper = {
  landscape: { margin: 10, room: 168 },
  portrait: { margin: 14, room: 216 },
} as const;

/** Onto pages in their order, each as full as it goes. What is higher than a page has one of its own. */
export function pagesOf<Line extends Tall>(lines: readonly Line[], room: number): Line[][] {
  const pages: Line[][] = [];
  let left = 0;
  for (const line of lines) {
    if (pages.length === 0 || line.height > left) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)!.push(line);
    left -= line.height;
  }
  return pages;
}

/** A week is one page or two, if it can be read so: with lines of one of these heights. More rows have more pages. */
const lineHeights = [3.8, 3.3, 2.9] as const;
const mostPages = 2;

/** Above and below the lines of a row. */
const rowPadding = 1.4;

interface Lined {
  /** Lines of text. */
  lines: number;
}

/** A week's rows on pages, with the height of a line. */
export function weekPages<Row extends Lined>(
  rows: readonly Row[],
  room: number = paper.landscape.room,
): { line: number; pages: (Row & Tall)[][] } {
  const of = (line: number) => ({
    line,
    pages: pagesOf(
      rows.map((row) => ({ ...row, height: Math.max(1, row.lines) * line + rowPadding })),
      room,
    ),
  });
  const all = lineHeights.map(of);
  return all.find(({ pages }) => pages.length <= mostPages) ?? all.at(-1)!;
}
