import { demoAccounts } from '@portfolio/demo/accounts';
import { createDataSource } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import { startAuth, type SignedIn, type TestAuth } from '../../../test/auth.ts';

let auth: TestAuth;
let staff: SignedIn;
let superuser: SignedIn;
beforeAll(async () => {
  auth = await startAuth();
  [staff, superuser] = [await auth.signIn('staff'), await auth.signIn('superuser')];
});
afterAll(() => auth.close());

interface Event {
  kind: string;
  person_name: string;
  user_name: string;
}

const events = async (query = '') => (await staff.rest.get(`/auth/events/?${query}`)).body;
const told = async (query: string) =>
  (await events(query)).results.map(({ kind, person_name, user_name }: Event) => [kind, person_name, user_name]);
const of = (name: 'guard' | 'member') => `person=${demoAccounts[name].id}`;

test('sign-ins are told, also those that failed, with where from and by which browser', async () => {
  await auth.rest.post('/auth/login/', { username: 'guard', password: 'wrong' });
  const { refresh } = await auth.signIn('guard');
  await auth.rest.post('/auth/logout/', { refresh });
  await auth.rest.post('/auth/logout/', { refresh });
  expect(await told(of('guard'))).toEqual([
    ['sign_out', 'guard', 'guard'],
    ['sign_in', 'guard', 'guard'],
    ['sign_in_failed', '', 'guard'],
  ]);
  const [, signIn] = (await events(of('guard'))).results;
  expect(signIn).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/Z$/),
    kind: 'sign_in',
    person: demoAccounts.guard.id,
    person_name: 'guard',
    user: demoAccounts.guard.id,
    user_name: 'guard',
    client_address: '127.0.0.1',
    user_agent: 'node',
    subject: '',
    changes: [],
  });
});

test('a name of nobody is not kept: it may be a password', async () => {
  await auth.rest.post('/auth/login/', { username: 'my secret password', password: 'x' });
  const [latest] = (await events('kind=sign_in_failed')).results;
  expect([latest.user, latest.user_name]).toEqual([null, '']);
  expect(await auth.database.query(`SELECT FROM audit_event WHERE audit_event::text LIKE '%secret%'`)).toEqual([]);
});

test('rights are told as they were and are, of what is personal only that it changed', async () => {
  const path = `/planner/users/${demoAccounts.member.id}/`;
  await superuser.rest.patch(path, { is_staff: true, email: 'new@example.com', first_name: 'Changed' });
  await superuser.rest.patch(path, { is_staff: true });
  const { count, results } = await events(`${of('member')}&kind=user_changed`);
  expect([count, results[0].person_name, results[0].changes]).toEqual([
    1,
    'superuser',
    [
      { name: 'is_staff', before: 'false', after: 'true' },
      { name: 'email', before: null, after: null },
      { name: 'first_name', before: null, after: null },
    ],
  ]);
});

test('what is refused is not told', async () => {
  const path = `/planner/users/${demoAccounts.superuser.id}/`;
  expect((await superuser.rest.patch(path, { is_superuser: false })).status).toBe(400);
  expect(await told(`person=${demoAccounts.superuser.id}&kind=user_changed`)).toEqual([
    ['user_changed', 'superuser', 'member'],
  ]);
});

test('found by name and time, a page at a time; over GraphQL too', async () => {
  const { count, next, results } = await events('page_size=1&ordering=at');
  expect([count > 3, results.length, next]).toEqual([true, 1, expect.stringContaining('page=2')]);
  expect((await told('search=member')).length).toBe(1);
  const now = new Date().toISOString();
  expect([(await events(`from=${now}`)).count, (await events(`to=${now}`)).count]).toEqual([0, count]);
  const query = 'query ($p: ID!) { accountEvents(person: $p, kind: SIGN_IN) { count results { kind userName at } } }';
  const { data } = await staff.graphql(query, { p: String(demoAccounts.guard.id) });
  expect(data.accountEvents).toMatchObject({ count: 1, results: [{ kind: 'SIGN_IN', userName: 'guard' }] });
});

describe('the service may add and read, no more', () => {
  let application: DataSource;
  beforeAll(async () => {
    application = await createDataSource({
      url: auth.environment.DATABASE_URL,
      applicationName: 'test',
      entities: [],
      migrations: [],
    }).initialize();
  });
  afterAll(() => application.destroy());

  test.each(["UPDATE audit_event SET kind = 'sign_out'", 'DELETE FROM audit_event', 'TRUNCATE audit_event'])(
    '%s is refused',
    (sql) => expect(application.query(sql)).rejects.toThrow('permission denied for table audit_event'),
  );

  test('what it may make forgotten is only what is too old', async () => {
    const { count } = await events();
    await application.query('SELECT forget_audit_events()');
    expect((await events()).count).toBe(count);
  });
});
