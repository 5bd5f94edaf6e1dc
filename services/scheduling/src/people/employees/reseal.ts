import { inScope } from '@portfolio/service-kit/row-security';
import type { Vault } from '@portfolio/service-kit/vault';
import type { DataSource } from 'typeorm';
import { opened, sealed, sealedColumns } from './sealed.ts';

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
