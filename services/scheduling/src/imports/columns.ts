import { fault } from '@portfolio/contracts/errors';
import { importFields, type ImportKind, type ImportReport } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import { clientHeadings } from '../clients/clients.ts';
import { employeeHeadings } from '../people/employees/employees.ts';
import { postHeadings } from '../planner/posts/posts.ts';
import { rotationHeadings } from '../planner/rotations/rotations.ts';
import { shiftHeadings } from '../shifts/shifts.ts';
import type { CsvFile, CsvRow } from './read-csv.ts';

/** Those of our own downloads, so that what was exported can be imported; posts have none. */
const headingsOf: Record<ImportKind, Readonly<Record<string, string>>> = {
  clients: clientHeadings,
  employees: employeeHeadings,
  posts: postHeadings,
  rotations: rotationHeadings,
  shifts: shiftHeadings,
};

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The field of each column: as asked for, else by its heading, whatever its capitals and spaces.
 * @throws AppError `validation` on `columns` for a field that the kind has not, or has twice
 */
export function columnsOf(
  kind: ImportKind,
  { headings }: CsvFile,
  asked: readonly string[] | undefined,
): ImportReport['columns'] {
  const fields: readonly string[] = importFields[kind].fields;
  if (asked !== undefined) {
    for (const [index, field] of asked.entries()) {
      if (field !== '' && (!fields.includes(field) || asked.indexOf(field) !== index)) {
        throw validationError({ columns: [fault('invalid_choice', { value: field })] });
      }
    }
    return headings.map((heading, index) => ({ heading, field: asked[index] || null }));
  }
  const known = new Map(
    fields.flatMap((field) => [field, headingsOf[kind][field]!].map((name) => [plain(name), field])),
  );
  const taken = new Set<string>();
  return headings.map((heading) => {
    const field = known.get(plain(heading));
    if (field === undefined || taken.has(field)) return { heading, field: null };
    taken.add(field);
    return { heading, field };
  });
}

/** A row by its fields; a cell that is empty, or is not there, is left out. */
export const valuesOf = ({ cells }: CsvRow, columns: ImportReport['columns']): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ field }, index): [string, string][] => {
      const cell = cells[index] ?? '';
      return field === null || cell === '' ? [] : [[field, cell]];
    }),
  );

/** Several names in one cell, as our downloads write them. */
export const listIn = (cell: string | undefined): string[] =>
  [...new Set((cell ?? '').split(';').map((name) => name.trim()))].filter((name) => name !== '');
