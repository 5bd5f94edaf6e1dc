import { withoutFormulas } from './formulas.ts';

/**
 * Neither quoted nor the beginning of a formula: most cells, told by one look. An apostrophe or a blank at the beginning may hide what
 * {@link withoutFormulas} looks for.
 */
const plain = /^[^=+\-@\uff1d\uff0b\uff0d\uff20'"\s,;][^",;\t\r\n]*$/;
/** Of RFC 4180, and what a spreadsheet with another separator would take for one. */
const quoted = /[",;\t\r\n]/;

/** A cell of a CSV file (RFC 4180) that no spreadsheet runs as a formula. */
function textCell(text: string): string {
  if (plain.test(text)) return text;
  const safe = withoutFormulas(text);
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cell(value: unknown): string {
  if (typeof value === 'string') return textCell(value);
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? '1' : '';
  return typeof value === 'number' ? String(value) : textCell(JSON.stringify(value));
}

/**
 * Makes lines of a CSV file. Our own, because what packages make of a row takes several times as long as reading it.
 * @param columns keys of the rows with their headings, in order
 * @param textOf makes what is written of a text that was read
 */
export function csvLines(
  columns: Readonly<Record<string, string>>,
  textOf?: (text: string, column: string) => string,
): { head: string; of: (rows: readonly Readonly<Record<string, unknown>>[]) => string } {
  const keys = Object.keys(columns);
  const read = (value: unknown, key: string): unknown =>
    textOf && typeof value === 'string' ? textOf(value, key) : value;
  const lineOf = (row: Readonly<Record<string, unknown>>): string =>
    `${keys.map((key) => cell(read(row[key], key))).join(',')}\r\n`;
  return {
    // Excel takes a file for UTF-8 by its byte-order mark.
    head: `\uFEFF${Object.values(columns).map(textCell).join(',')}\r\n`,
    of: (rows) => rows.map(lineOf).join(''),
  };
}
