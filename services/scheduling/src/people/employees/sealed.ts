import { inScope } from '@portfolio/service-kit/row-security';
import type { Vault } from '@portfolio/service-kit/vault';
import type { DataSource } from 'typeorm';

/** Columns of an employee that are sealed: whoever gets hold of the database, or of a copy, cannot read them. Nothing searches them. */
const sealedColumns = ['id_number', 'tax_number', 'bank_account'] as const;

const purposeOf = (column: string) => `employee.${column}`;

const mapped = <T extends object>(row: T, change: (column: string, value: string) => string): T => {
  const entries = Object.entries(row).map(([column, value]: [string, unknown]) => [
    column,
    typeof value === 'string' && isSealed(column) ? change(column, value) : value,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts for texts
  return Object.fromEntries(entries) as T;
};

const isSealed = (column: string) => sealedColumns.some((one) => one === column);

/** For the database. */
export const sealed = <T extends object>(vault: Vault, row: T): T =>
  mapped(row, (column, value) => vault.seal(purposeOf(column), value));

/** From the database. */
export const opened = <T extends object>(vault: Vault, row: T): T =>
  mapped(row, (column, value) => vault.open(purposeOf(column), value));

/** One column from the database, which need not be a sealed one. */
export const openedText = (vault: Vault, column: string, text: string): string =>
  isSealed(column) ? vault.open(purposeOf(column), text) : text;

type Row = { id: number } & Record<(typeof sealedColumns)[number], string>;

const batch = 500;

/**
 * Seals every employee's numbers with the first key that are under another, or were never sealed; beside a service that serves.
 * @returns how many employees had such
 */
export const resealEmployees = (database: DataSource, vault: Vault): Promise<number> =>
  inScope('everything', async () => {
    let count = 0;
    let last: number | undefined = 0;
    while (last !== undefined) {
      const after: number = last;
      last = await database.transaction(async (manager) => {
        // Nobody changes them in between.
        const rows = await manager.query<Row[]>(
          `SELECT id, ${sealedColumns.join(', ')} FROM employee WHERE id > $1 ORDER BY id LIMIT ${batch} FOR NO KEY UPDATE`,
          [after],
        );
        for (const row of rows.filter((one) => sealedColumns.some((column) => !vault.isCurrent(one[column])))) {
          const fresh = sealed(vault, opened(vault, row));
          await manager.query(
            `UPDATE employee SET ${sealedColumns.map((column, at) => `${column} = $${at + 2}`).join(', ')} WHERE id = $1`,
            [row.id, ...sealedColumns.map((column) => fresh[column])],
          );
          count += 1;
        }
        return rows.at(-1)?.id;
      });
    }
    return count;
  });
