import { scheduling } from '@portfolio/contracts/scheduling';

/** Headings that the import knows by themselves. */
const headings = ['First name', 'Last name', 'Email', 'Phone', 'Hourly rate', 'Notes'];

const email = /[^\s<>()",;]+@[^\s<>()",;]+/;
const rate = /^[$€]?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*[$€]?(?:\s*\/\s*h)?$/;
const phone = /^\+?[\d ()./-]{6,}$/;

/**
 * CSV of a list of people as it is pasted from a sheet, an e-mail's recipients or a note: one a line, or several that are told
 * apart by their addresses. What is no address, number or rate is the name; what is left over is a note, so that nothing is lost.
 * A list with headings stays as it is.
 */
export function csvOfPeople(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (hasHeadings(lines)) return lines.join('\n');
  const people = new Map(
    lines.flatMap(entriesIn).map((entry) => [(email.exec(entry)?.[0] ?? entry).toLowerCase(), entry]),
  );
  return [headings, ...[...people.values()].map(cellsOf)].map((cells) => cells.map(quoted).join(',')).join('\n');
}

const hasHeadings = ([first = '', ...others]: readonly string[]): boolean =>
  /[\t;,]/.test(first) && !/[@\d]/.test(first) && others.some((line) => email.test(line));

/** Recipients of an e-mail stand in one line. */
function entriesIn(line: string): string[] {
  if (line.split('@').length <= 2) return [line];
  return line
    .split(line.includes(';') ? ';' : ',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function cellsOf(entry: string): string[] {
  const address = email.exec(entry)?.[0] ?? '';
  // A comma also divides an amount, where something else divides the cells.
  const parts = entry
    .replace(address, '<>')
    .split(/[\t;|]/.test(entry) ? /[\t;|<>"]/ : /[,<>"]/)
    .map((part) => part.trim().replaceAll(/^[,\s]+|[,\s]+$/g, ''))
    .filter((part) => part !== '');
  const take = (pattern: RegExp) => {
    const at = parts.findIndex((part) => pattern.test(part));
    return at < 0 ? undefined : parts.splice(at, 1)[0];
  };
  const amount = rate.exec(take(rate) ?? '')?.[1];
  const number = take(phone) ?? '';
  const [first, last, notes] = named(parts, entry.includes('<'));
  return [first, last, address, number, amount ?? scheduling.defaultHourlyRate, notes];
}

/** @param isRecipient then the last name comes first, before a comma */
function named(parts: readonly string[], isRecipient: boolean): [first: string, last: string, notes: string] {
  const [whole = '', second, ...more] = parts.flatMap((part) => (isRecipient ? part.split(/\s*,\s*/) : [part]));
  if (second !== undefined) {
    const [first, last] = isRecipient ? [second, whole] : [whole, second];
    return [first, last, more.join(', ')];
  }
  const [first = '', ...last] = whole.split(/\s+/);
  return [first, last.join(' '), ''];
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
