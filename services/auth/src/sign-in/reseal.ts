import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';
import { tokenPurposes } from './patreon/link-account.ts';
import { signingKeyPurpose } from '../shared/signing-keys/signing-keys.ts';
import { secretPurpose } from './second-factor/totp.ts';
import type { Secrets } from '../shared/secrets/secrets.ts';

/** All that this service seals: the table, what names a row, and its columns with their purposes. */
const sealed = [
  { table: 'patreon_account', key: 'user_id', purposes: tokenPurposes },
  { table: 'second_factor', key: 'user_id', purposes: { secret: secretPurpose } },
  { table: 'signing_key', key: 'kid', purposes: { private_jwk: signingKeyPurpose } },
] as const;

type Row = Record<string, Buffer | null> & { key: unknown };

/**
 * Seals with the first key what is under another, or was encrypted before there were keys; beside a service that serves.
 * @returns how many rows had such
 */
export const resealSecrets = (database: DataSource, secrets: Secrets): Promise<number> =>
  inScope('everything', () =>
    database.transaction(async (manager) => {
      let count = 0;
      for (const { table, key, purposes } of sealed) {
        const columns = Object.entries(purposes);
        // Nobody changes them in between. There are as many as supporters, and some keys.
        const rows = await manager.query<Row[]>(
          `SELECT ${key} AS key, ${Object.keys(purposes).join(', ')} FROM ${table} FOR NO KEY UPDATE`,
        );
        for (const row of rows) {
          const old = columns.filter(([column]) => row[column] && !secrets.isCurrent(row[column]));
          if (old.length === 0) continue;
          await manager.query(
            `UPDATE ${table} SET ${old.map(([column], at) => `${column} = $${at + 2}`).join(', ')} WHERE ${key} = $1`,
            [row.key, ...old.map(([column, purpose]) => secrets.seal(purpose, secrets.open(purpose, row[column]!)))],
          );
          count += 1;
        }
      }
      return count;
    }),
  );
