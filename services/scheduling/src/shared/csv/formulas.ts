/**
 * The headings of a CSV: those that are named, in their order, then the other fields of the contract by their own names, so that one
 * which comes later is in the file. `post_code` → `Post code`
 */
export function headingsFor<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  named: Partial<Record<Name, string>>,
): Record<Name, string> {
  const others = Object.keys(fields).filter((name) => !(name in named));
  const headings = others.map((name) => [name, (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')]);
  return { ...named, ...Object.fromEntries(headings) } as Record<Name, string>;
}

/** What spreadsheets take for the beginning of a formula, also in its full-width form. */
const begins = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20]`;

/**
 * Where a spreadsheet may begin a cell: at the beginning, and, where its own separator is another than ours, behind each
 * semicolon, tab and end of line within.
 */
const cellBegins = String.raw`(^|[;\t\r\n]"*)`;

/** Some skip these at the beginning of a cell (OWASP, "CSV Injection"). */
const skipped = /^(?='*[\t\r])/;
const skippedBehind = /^'(?='*[\t\r])/;

const formulas = new RegExp(`${cellBegins}(?='*${begins})`, 'g');
const neutralised = new RegExp(`${cellBegins}'(?='*${begins})`, 'g');

/** A plain negative amount, which a spreadsheet must be able to add up. */
const amount = /^-\d{1,20}(\.\d{1,6})?$/;

/** A cell that no spreadsheet runs as a formula: an apostrophe stands before what would begin one. Amounts stay numbers. */
export const withoutFormulas = (cell: string): string =>
  amount.test(cell) ? cell : cell.replace(formulas, "$1'").replace(skipped, "'");

/** What {@link withoutFormulas} was given. */
export const withFormulas = (cell: string): string => cell.replace(skippedBehind, '').replace(neutralised, '$1');
