import { runSchedules } from '@portfolio/testkit';
import { startAuth } from '../test/auth.ts';
import { schedules } from './service.ts';

const auth = await startAuth();
afterAll(() => auth.close());

const session = (id: string, expires: string, revoked: string) =>
  auth.database.query(
    `INSERT INTO session (id, user_id, user_agent, ip_address, network, expires_at, revoked_at)
     SELECT $1, min(id), 'test', '127.0.0.1', '127.0.0.1', now() + $2::interval, now() - $3::interval FROM account`,
    [id, expires, revoked],
  );
const reset = (token: string, age: string) =>
  auth.database.query(
    `INSERT INTO password_reset (token_hash, user_id, asked_at, expires_at)
     SELECT $1::bytea, min(id), now() - $2::interval, now() FROM account`,
    [token, age],
  );
const challenge = (text: string, expires: string) =>
  auth.database.query(
    `INSERT INTO passkey_challenge (challenge, browser_hash, expires_at) VALUES ($1, 'x', now() + $2::interval)`,
    [text, expires],
  );
const limit = (key: string, resets: string) =>
  auth.database.query('INSERT INTO rate_limit (key, tries, resets_at) VALUES ($1, 1, now() + $2::interval)', [
    key,
    resets,
  ]);

/** Task → what it left behind, and what it should have. */
const effects: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
  async 'clean-up'() {
    const kept = '00000000-0000-4000-8000-000000000001';
    await session(kept, '1 hour', '1 hour');
    await session('00000000-0000-4000-8000-000000000002', '-1 hour', '1 hour');
    await session('00000000-0000-4000-8000-000000000003', '1 hour', '15 days');
    await reset('kept', '1 minute');
    await reset('gone', '8 days');
    await challenge('kept', '1 hour');
    await challenge('gone', '-1 hour');
    await limit('kept', '1 hour');
    await limit('gone', '-1 hour');
    await auth.database.query(
      `INSERT INTO audit_event (at, kind) SELECT now() - make_interval(days => age), age FROM unnest(ARRAY[399, 401]) AS age`,
    );
    await run();
    const column = async (sql: string) =>
      (await auth.database.query<{ value: unknown }[]>(sql)).map(({ value }) => value);
    const found = await Promise.all([
      column('SELECT id AS value FROM session'),
      column(`SELECT encode(token_hash, 'escape') AS value FROM password_reset`),
      column(`SELECT encode(challenge, 'escape') AS value FROM passkey_challenge`),
      column('SELECT key AS value FROM rate_limit'),
      column('SELECT kind AS value FROM audit_event'),
    ]);
    return [found, [[kept], ['kept'], ['kept'], ['kept'], ['399']]];
  },
  async 'finish-erasures'() {
    await auth.database.query(
      `INSERT INTO erasure (user_id, service, username, asked_at)
       SELECT min(id), 'content', 'x', now() - interval '2 hours' FROM account`,
    );
    await run();
    // Queued again, and perhaps done already.
    const open = await auth.database.query(
      `SELECT FROM erasure WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'erase-elsewhere')`,
    );
    return [open, []];
  },
};

const run = () =>
  runSchedules(auth.databaseUrl, schedules, () => startAuth({ DATABASE_URL: auth.environment.DATABASE_URL }));

test.each(schedules)('time starts $task, which does its work', async ({ task }) => {
  const [found, expected] = await effects[task]!();
  expect(found).toEqual(expected);
});
