import { demoAccounts } from '@portfolio/demo/accounts';
import { inScope } from '@portfolio/service-kit/row-security';
import { OwnedTables, type Owned } from '@portfolio/testkit/row-security';
import pg from 'pg';
import { startAuth } from '../test/auth.ts';
import { authDatabase } from './database.ts';

const ofSession = { column: 'session_id', rows: 'session_id IN (SELECT id FROM session WHERE user_id = $1)' };
const ofUser = { column: 'user_id' };

const owned: Readonly<Record<string, Owned>> = {
  user_settings: ofUser,
  session: ofUser,
  refresh_token: ofSession,
  patreon_account: ofUser,
  second_factor: ofUser,
  recovery_code: ofUser,
  passkey: ofUser,
  passkey_challenge: ofSession,
  password_reset: ofUser,
  email_change: ofUser,
  audit_event: { column: 'user_id', rows: '$1 IN (user_id, person_id)' },
  erasure: ofUser,
};
/** Accounts are below: they are found by names, before anybody is known. */
const ownerless = ['account', 'idempotency_key', 'rate_limit', 'signing_key'];

const [own, foreign] = [demoAccounts.member.id, demoAccounts.staff.id];

const auth = await startAuth();
/** What the service itself has: its role, and no condition but what a test writes. */
const bare = await authDatabase(auth.environment.DATABASE_URL).initialize();
const tables = new OwnedTables((sql, values) => auth.database.query(sql, values), bare, owned);
for (const user of [own, foreign]) await keepSomethingOf(user);
afterAll(async () => {
  await bare.destroy();
  await auth.close();
});

/** A row in every table. */
async function keepSomethingOf(user: number): Promise<void> {
  for (const sql of [
    'INSERT INTO user_settings (user_id) VALUES ($1)',
    `WITH opened AS (INSERT INTO session (user_id, user_agent, ip_address, network, expires_at)
       VALUES ($1, '', '', '', now() + interval '1 day') RETURNING *),
       token AS (INSERT INTO refresh_token (hash, session_id, expires_at) SELECT sha256(id::text::bytea), id, expires_at FROM opened),
       asked AS (INSERT INTO passkey_challenge (challenge, session_id, expires_at) SELECT sha256(id::text::bytea), id, expires_at FROM opened)
     INSERT INTO email_change (user_id, session_id, token_hash, email, expires_at)
       SELECT user_id, id, sha256(id::text::bytea), 'a@example.com', expires_at FROM opened`,
    `INSERT INTO patreon_account (user_id, patreon_id) VALUES ($1, 'supporter ' || $1::integer)`,
    `INSERT INTO second_factor (user_id, secret) VALUES ($1, '')`,
    `INSERT INTO recovery_code (user_id, hash) VALUES ($1, '')`,
    `INSERT INTO passkey (user_id, name, credential_id, public_key, sign_count, transports)
       VALUES ($1, '', sha256(($1::integer)::text::bytea), '', 0, '{}')`,
    `INSERT INTO password_reset (user_id, token_hash, expires_at) VALUES ($1, sha256(($1::integer)::text::bytea), now())`,
    `INSERT INTO audit_event (kind, user_id) VALUES ('sign_in', $1)`,
    `INSERT INTO audit_event (kind, person_id) VALUES ('user_erased', $1)`,
    `INSERT INTO erasure (user_id, service, username) VALUES ($1, 'content', '')`,
  ])
    await auth.database.query(sql, [user]);
}

test('every table has an owner, or is said to have none, and the database guards those with an owner from everybody', async () => {
  expect(await tables.decided(ownerless)).toEqual({ undecided: [], gone: [], unguarded: [] });
});

describe('with the conditions of the application taken out', () => {
  test('a user reaches their own rows, and no others', async () => {
    expect(await tables.reached({ user: own }, own)).toEqual(tables.each('own'));
  });

  test('who administers, and jobs, who say so, reach everything', async () => {
    expect(await tables.reached('everything', own)).toEqual(tables.each('all'));
  });

  test('who says no scope reaches nothing, nor who is nobody here', async () => {
    expect(await tables.reached(undefined, own)).toEqual(tables.each('none'));
    expect(await tables.reached({ user: 999_999 }, own)).toEqual(tables.each('none'));
  });

  test("others' rows are not changed and not deleted, none is made for them or given to them", async () => {
    expect(await tables.changed(own, foreign)).toEqual(tables.each(0));
    expect(await tables.taken(own, foreign)).toEqual(tables.each(['refused', 'refused']));
  });

  test('accounts are changed by their users alone, and made and deleted by none of them', async () => {
    const change = (sql: string) => bare.query<[unknown, number]>(sql).then(([, count]) => count);
    const rename = `UPDATE account SET first_name = 'Ann'`;
    expect(await change(rename)).toBe(0);
    await inScope({ user: own }, async () => {
      expect(await change(rename)).toBe(1);
      expect(await change(`DELETE FROM account WHERE id <> ${own}`)).toBe(0);
      await expect(change(`INSERT INTO account (username, email) VALUES ('ann', '')`)).rejects.toThrow(
        'row-level security',
      );
    });
    expect(await auth.database.query(`SELECT id FROM account WHERE first_name = 'Ann'`)).toEqual([{ id: own }]);
  });
});

test('a name is looked up by its index, though policies judge what is read with it', async () => {
  const plan = await inScope('everything', () =>
    bare.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query<unknown>(
        `EXPLAIN (FORMAT JSON) SELECT id FROM account WHERE folded(username) = folded('Ann')`,
      );
    }),
  );
  expect(JSON.stringify(plan)).toContain('account_username_key');
});

// To be taken out with the release that no more has to serve beside one that knows no scopes.
test('the release before, which sends no scope at all, reaches what it did', async () => {
  const before = new pg.Client(auth.environment.DATABASE_URL);
  await before.connect();
  try {
    for (const table of Object.keys(owned)) {
      const { rows } = await before.query(`SELECT count(*)::integer AS count FROM ${table}`);
      expect(rows).toEqual(await auth.database.query(`SELECT count(*)::integer AS count FROM ${table}`));
    }
    expect((await before.query('UPDATE account SET last_login = last_login')).rowCount).toBeGreaterThan(2);
  } finally {
    await before.end();
  }
});
