import { fault } from '@portfolio/contracts/errors';
import {
  importFields,
  type ImportedRow,
  type ImportKind,
  type ImportProblem,
  type ImportInput,
  type ImportReport,
} from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { EntityManager } from 'typeorm';
import { companyForNew } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { inviteEmployee } from '../people/registration/invite.ts';
import { columnsOf, valuesOf } from './columns.ts';
import { clientImporter } from './import-clients.ts';
import { employeeImporter } from './import-employees.ts';
import { postImporter } from './import-posts.ts';
import { rotationImporter } from './import-rotations.ts';
import { shiftImporter } from './import-shifts.ts';
import { isBad, refusing, type Given, type Importer, type Judged, type Problem } from './judged.ts';
import { readCsv } from './read-csv.ts';

/**
 * Says of each row of a CSV file what it would bring; confirmed, writes what is new, whole or not at all. It is judged anew
 * then, and what is there already is not made again, so sending the same file twice is safe.
 * @throws AppError `validation` for a file that cannot be read, or another's company
 */
export async function importCsv(
  context: SchedulingContext,
  bytes: Uint8Array,
  { kind, company: asked, confirm = false, invite = false, columns: wanted }: ImportInput,
): Promise<ImportReport> {
  const company = await companyForNew(context, asked);
  const file = await readCsv(bytes);
  const columns = columnsOf(kind, file, wanted);
  const { encoding, delimiter } = file;
  const missing = importFields[kind].required.filter((field) => !columns.some((column) => column.field === field));
  const about = { encoding, delimiter, columns, missing };
  if (missing.length > 0) return { ...about, saved: false, invited: 0, ...(await summaryOf([], columns)) };
  const rows = await mapInSlices(file.rows, (row): Given => ({ row: row.row, values: valuesOf(row, columns) }));
  const ask = (manager: EntityManager, write: boolean) => withImporter(kind, manager, company, rows, write);
  const { judged, saved } = confirm
    ? await context.database.transaction((manager) => ask(manager, true))
    : await ask(context.database.manager, false);
  const invited = saved && invite && kind === 'employees' ? await inviteNew(context, company, judged) : 0;
  return { ...about, saved, invited, ...(await summaryOf(judged, columns)) };
}

/** As many as may be sent: whoever is left out is invited from their page. @returns how many */
async function inviteNew(context: SchedulingContext, company: number, judged: readonly Judged[]): Promise<number> {
  const made = judged.filter((row) => stateOf(row) === 'new').map(({ detail }) => detail.toLowerCase());
  const employees = await context.database.query<{ id: number }[]>(
    'SELECT id FROM employee WHERE company_id = $1 AND lower(email) = ANY ($2) AND user_id IS NULL ORDER BY id',
    [company, made],
  );
  let invited = 0;
  try {
    for (const { id } of employees) {
      await inviteEmployee(context, id, { by_email: true });
      invited += 1;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return invited;
}

function withImporter(
  kind: ImportKind,
  manager: EntityManager,
  company: number,
  rows: readonly Given[],
  write: boolean,
) {
  switch (kind) {
    case 'clients':
      return carryOut(clientImporter, manager, company, rows, write);
    case 'employees':
      return carryOut(employeeImporter, manager, company, rows, write);
    case 'posts':
      return carryOut(postImporter, manager, company, rows, write);
    case 'rotations':
      return carryOut(rotationImporter, manager, company, rows, write);
    case 'shifts':
      return carryOut(shiftImporter, manager, company, rows, write);
  }
}

async function carryOut<Row extends Judged>(
  importer: Importer<Row>,
  manager: EntityManager,
  company: number,
  rows: readonly Given[],
  write: boolean,
): Promise<{ judged: Judged[]; saved: boolean }> {
  // Two imports of one company take turns: the second finds there what the first has made.
  if (write) await manager.query('SELECT FROM company WHERE id = $1 FOR NO KEY UPDATE', [company]);
  const storable = rows.filter((row) => !hasNul(row));
  const judged = await importer.judge(manager, company, storable, write);
  const all: Judged[] = [...judged, ...rows.filter(hasNul).map(unstorable)].toSorted((a, b) => a.row - b.row);
  const saved = write && !all.some((row) => stateOf(row) === 'bad');
  if (saved)
    await importer.write(
      manager,
      company,
      judged.filter((row) => stateOf(row) === 'new'),
    );
  return { judged: all, saved };
}

const hasNul = ({ values }: Given) => Object.values(values).some((value) => value.includes('\0'));

/** What PostgreSQL cannot keep is not looked up there either. */
const unstorable = ({ row }: Given): Judged => ({
  row,
  name: '',
  detail: '',
  there: false,
  problems: [refusing(null, fault('null_characters'))],
});

/** What is there is left alone, whatever else would be said of its row. */
const stateOf = (row: Judged): ImportedRow['state'] => (row.there ? 'there' : isBad(row) ? 'bad' : 'new');

async function summaryOf(
  judged: readonly Judged[],
  columns: ImportReport['columns'],
): Promise<Pick<ImportReport, 'counts' | 'rows'>> {
  const headingOf = new Map(columns.map(({ field, heading }) => [field, heading]));
  const problemOf = ({ field, severity, fault: { code, params, message } }: Problem): ImportProblem => ({
    field,
    heading: field === null ? null : (headingOf.get(field) ?? null),
    severity,
    code,
    params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    message,
  });
  const rows = await mapInSlices(judged, (row): ImportedRow => {
    const { row: number, name, detail, there, problems } = row;
    return { row: number, name, detail, state: stateOf(row), problems: there ? [] : problems.map(problemOf) };
  });
  const count = (state: ImportedRow['state']) => rows.filter((row) => row.state === state).length;
  const warned = rows.filter((row) => row.state === 'new' && row.problems.length > 0).length;
  return { counts: { new: count('new'), there: count('there'), bad: count('bad'), warned }, rows };
}
