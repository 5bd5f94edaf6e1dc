import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { createTestMailbox, eventually, runSchedules, type TestMailbox } from '@portfolio/testkit';
import { columnsOf, documentedColumns, tablesHolding } from '@portfolio/testkit/personal-data';
import { startAuth, type SignedIn, type TestAuth } from '../../../test/auth.ts';
import { schedules } from '../../service.ts';

let auth: TestAuth;
let mailbox: TestMailbox;
let person: SignedIn & { id: number };
const ask = (sql: string, parameters?: unknown[]) => auth.database.query(sql, parameters);

beforeAll(async () => {
  mailbox = await createTestMailbox();
  auth = await startAuth({ SMTP_URL: mailbox.url });
  person = await somebody();
});
beforeEach(() => ask('TRUNCATE rate_limit'));
afterAll(async () => {
  await auth.close();
  await mailbox.close();
});

/** What is searched for afterwards; the database must hold it before. */
const marks = {
  username: 'Marked.Person',
  email: 'marked.person@example.com',
  first_name: 'Markedfirst',
  last_name: 'Markedlast',
};
const password = 'correct horse battery';

/** Somebody with a row in every table that has to do with accounts. */
async function somebody(): Promise<SignedIn & { id: number }> {
  const staff = await auth.signIn('staff');
  const { body: user } = await staff.rest.post('/planner/users/', { ...marks, password });
  const headers = { 'user-agent': 'MarkedBrowser/1.0' };
  const { body } = await auth.rest.post('/auth/login/', { username: marks.username, password }, headers);
  await ask(`INSERT INTO patreon_account (user_id, patreon_id, tier) VALUES ($1, 'marked-patreon', 'Gold')`, [user.id]);
  await ask(`INSERT INTO user_settings (user_id, timezone) VALUES ($1, 'Europe/Berlin')`, [user.id]);
  await ask(`INSERT INTO second_factor (user_id, secret) VALUES ($1, 'x')`, [user.id]);
  await ask(`INSERT INTO recovery_code (user_id, hash) VALUES ($1, 'x')`, [user.id]);
  await ask(
    `INSERT INTO passkey (user_id, name, credential_id, public_key, sign_count, transports)
     VALUES ($1, 'Marked passkey', 'x', 'x', 3, '{usb}')`,
    [user.id],
  );
  await ask(
    `INSERT INTO passkey_challenge (challenge, session_id, expires_at)
     SELECT 'marked', id, now() + interval '5 minutes' FROM session WHERE user_id = $1`,
    [user.id],
  );
  await ask(`INSERT INTO password_reset VALUES ('marked', $1, now() + interval '1 hour')`, [user.id]);
  await ask(
    `INSERT INTO email_change (user_id, session_id, token_hash, email, expires_at)
     SELECT $1, id, 'x', 'marked.new@example.com', now() + interval '1 hour' FROM session WHERE user_id = $1 LIMIT 1`,
    [user.id],
  );
  return { ...auth.as(body), id: user.id };
}

const holding = async () => {
  const found = new Map<string, string[]>();
  for (const text of [
    ...Object.values(marks),
    'MarkedBrowser',
    'Marked passkey',
    'marked-patreon',
    'marked.new@example.com',
  ]) {
    const tables = await tablesHolding(ask, text);
    if (tables.length > 0) found.set(text, tables);
  }
  return Object.fromEntries(found);
};

test('docs/personal-data.md names every column once, and no other', async () => {
  const { personal, others } = await documentedColumns('auth');
  expect([...personal, ...others].toSorted()).toEqual((await columnsOf(ask)).toSorted());
});

test('one downloads what is kept, of every service, after entering the password; at most five times an hour', async () => {
  const { status, headers, body } = await person.rest.get('/auth/personal-data/');
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/my-data_\d{4}-\d\d-\d\d\.json/),
  ]);
  expect(body).toMatchObject({
    account: [{ ...marks, has_password: true, is_active: true }],
    settings: [{ timezone: 'Europe/Berlin' }],
    devices: [{ browser: 'MarkedBrowser/1.0', signed_out_at: null }],
    two_step_sign_in: [{ recovery_codes_left: 1 }],
    passkeys: [{ name: 'Marked passkey', last_used_at: null }],
    patreon: [{ patreon_id: 'marked-patreon', tier: 'Gold' }],
    address_changes: [{ new_address: 'marked.new@example.com' }],
    password_resets: [{}],
    content: { path: `/internal/users/${person.id}/personal-data` },
    scheduling: { path: `/internal/users/${person.id}/personal-data` },
  });
  expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual(['user_created', 'sign_in', 'data_exported']);
  for (let time = 0; time < 4; time += 1) await person.rest.get('/auth/personal-data/');
  expect((await person.rest.get('/auth/personal-data/')).status).toBe(429);
  const confirmed = (ago: string) =>
    ask('UPDATE session SET confirmed_at = now() - $2::interval WHERE user_id = $1', [person.id, ago]);
  await confirmed('6 minutes');
  expect((await person.rest.get('/auth/personal-data/')).status).toBe(403);
  await confirmed('0 minutes');
});

test('the file holds nothing of where those sat who changed the account', async () => {
  const asManager = { 'user-agent': 'ManagersBrowser/1.0' };
  const login = { username: 'staff', password: demoPassword };
  const manager = auth.as((await auth.rest.post('/auth/login/', login, asManager)).body);
  const account = { username: 'told-of', email: 'told-of@example.com', password };
  const { body: user } = await manager.rest.post('/planner/users/', account, asManager);
  await manager.rest.patch(`/planner/users/${user.id}/`, { is_staff: true, first_name: 'Ada' }, asManager);
  await auth.rest.post('/auth/login/', { ...account, password: 'wrong' });
  const { rest } = auth.as((await auth.rest.post('/auth/login/', account)).body);
  const { body } = await rest.get('/auth/personal-data/');
  expect(JSON.stringify(body)).not.toContain('ManagersBrowser');
  const events = body.events as { kind: string; address: string | null; browser: string | null; done_by: string }[];
  expect(events.map(({ kind, address, done_by }) => [kind, address !== null, done_by])).toEqual([
    ['user_created', false, 'staff'],
    ['user_changed', false, 'staff'],
    ['sign_in_failed', true, null],
    ['sign_in', true, 'told-of'],
    ['data_exported', true, 'told-of'],
  ]);
});

test('without a part of it there is no file', async () => {
  const member = await auth.signIn('member');
  auth.scheduling.refuses = true;
  expect((await member.rest.get('/auth/personal-data/')).status).toBe(503);
  auth.scheduling.refuses = false;
});

test('many rows come whole, in order', async () => {
  const guard = await auth.signIn('guard');
  await ask(
    `INSERT INTO audit_event (kind, user_id, subject) SELECT 'sign_in', $1, n FROM generate_series(1, 1200) AS n`,
    [demoAccounts.guard.id],
  );
  const { body } = await guard.rest.get('/auth/personal-data/');
  const subjects = body.events.map(({ subject }: { subject: string }) => Number(subject)).filter(Boolean);
  expect(subjects).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1));
});

test('the name must be typed, and a superuser stays', async () => {
  const member = await auth.signIn('member');
  const wrong = await member.rest.post('/auth/erase-account/', { username: 'guard' });
  expect([wrong.status, wrong.body]).toEqual([400, { username: ['This is not the username of the account.'] }]);
  const superuser = await auth.signIn('superuser');
  expect((await superuser.rest.post('/auth/erase-account/', { username: 'superuser' })).status).toBe(409);
  expect((await auth.rest.post('/auth/login/', { username: 'member', password: demoPassword })).status).toBe(200);
});

test('an erased person is nowhere left, signed out at once, and each service is asked until it has done its part', async () => {
  const { id, rest, refresh } = person;
  expect(Object.keys(await holding())).toContain(marks.email);
  auth.scheduling.refuses = true;
  expect((await rest.post('/auth/erase-account/', { username: ' marked.person ' })).status).toBe(204);
  expect((await rest.get('/auth/user/')).status).toBe(401);
  expect((await auth.rest.post('/auth/token/refresh/', { refresh })).status).toBe(401);
  expect((await auth.rest.post('/auth/login/', { username: marks.username, password })).status).toBe(401);
  // The address of before is told, and then forgotten as well.
  expect((await mailbox.next(marks.email, 'erased')).subject).toBe('Your account was erased');
  // Limits of tries are forgotten within the hour.
  await ask('TRUNCATE rate_limit');
  await eventually('the mail is no job any more', async () => !(await holding())[marks.email]);
  expect(await holding()).toEqual({ [marks.username]: ['erasure'] });
  expect(await ask('SELECT FROM passkey_challenge')).toEqual([]);

  // The jobs fail, and are given up: the process that ran them never comes back.
  await eventually('both have been refused', async () => {
    const jobs = await ask(`SELECT FROM graphile_worker._private_jobs WHERE attempts > 0 AND locked_at IS NULL`);
    return jobs.length === 2;
  });
  await ask(`DELETE FROM graphile_worker._private_jobs; UPDATE erasure SET asked_at = now() - interval '2 hours'`);
  auth.scheduling.refuses = false;
  // Whichever of the two processes does it, it is asked of the same.
  const { DATABASE_URL, CONTENT_URL, SCHEDULING_URL } = auth.environment;
  await runSchedules(auth.databaseUrl, schedules, () => startAuth({ DATABASE_URL, CONTENT_URL, SCHEDULING_URL }));
  await eventually('nothing is open', async () => (await ask('SELECT FROM erasure')).length === 0);
  const body = { username: marks.username };
  expect(auth.scheduling.erased).toEqual(
    expect.arrayContaining([
      { path: `/internal/users/${id}/erase`, body },
      { path: `/internal/users/${id}/erase`, body },
    ]),
  );
  await eventually('no job names them', async () => Object.keys(await holding()).length === 0);
});

test('who has taken the name that is left of somebody keeps nobody from being erased', async () => {
  const superuser = await auth.signIn('superuser');
  const make = async (username: string) =>
    (
      await superuser.rest.post('/planner/users/', {
        username,
        email: `${username}@example.com`,
        password: demoPassword,
      })
    ).body;
  const { id } = await make('to-be-erased');
  expect((await make(`Erased-${id}`)).id).toBeGreaterThan(id);
  const tokens = (await auth.rest.post('/auth/login/', { username: 'to-be-erased', password: demoPassword })).body;
  const erased = await auth.as(tokens).rest.post('/auth/erase-account/', { username: 'to-be-erased' });
  expect(erased.status).toBe(204);
  expect(await ask('SELECT username, email FROM account WHERE id = $1', [id])).toEqual([
    { username: expect.stringMatching(new RegExp(`^erased-${id}-[-0-9a-f]{36}$`)), email: '' },
  ]);
});

test('staff erase for somebody, who is then in no list and cannot be brought back', async () => {
  const staff = await auth.signIn('staff');
  const account = { username: 'to.leave', email: 'to.leave@example.com', password };
  const { body: user } = await staff.rest.post('/planner/users/', account);
  expect((await staff.rest.post(`/planner/users/${user.id}/erase/`, { username: 'somebody' })).status).toBe(400);
  expect((await staff.rest.post(`/planner/users/${user.id}/erase/`, { username: 'to.leave' })).status).toBe(204);
  const listed = (await staff.rest.get('/planner/users/?page_size=100')).body.results as { id: number }[];
  expect(listed.map(({ id }) => id)).not.toContain(user.id);
  expect((await staff.rest.patch(`/planner/users/${user.id}/`, { is_active: true })).status).toBe(404);
  expect((await staff.rest.post(`/planner/users/${user.id}/erase/`, { username: 'to.leave' })).status).toBe(404);
  expect((await staff.rest.post('/planner/users/', account)).status).toBe(201);
});
