import { actors } from '@portfolio/testkit';
import { newcomer, registerAccounts, tokenOf } from '../../../test/accounts.ts';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../../test/scheduling.ts';
import { hashToken } from './token.ts';

let scheduling: TestScheduling;
let accounts: ReturnType<typeof registerAccounts>;
const owner = somebody();

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());
beforeEach(() => {
  scheduling.auth.answers.clear();
  accounts = registerAccounts(scheduling.auth);
});

describe('scheduling.md §4 and §7, admin registration link', () => {
  const form = (given: object = {}) =>
    newcomer({ company_name: 'New Watch', company_phone: '555', company_website: 'https://new.example', ...given });

  async function newToken(): Promise<string> {
    const { body } = await scheduling.as(actors.superuser).post('/planner/admin/generate-token/');
    return tokenOf(body.registration_url);
  }

  const refusal = {
    status: 404,
    body: {
      detail: 'Invalid or expired registration token',
      error: 'Invalid or expired registration token',
    },
  };

  test('POST /planner/admin/generate-token/ returns registration_url, valid 3 days', async () => {
    const answer = await scheduling.as(actors.superuser).post('/planner/admin/generate-token/');
    expect(answer).toMatchObject({
      status: 200,
      body: { registration_url: expect.stringMatching(/^http:\/\/localhost:3000\/admin\/register\/[\w-]{43}$/) },
    });
    const days = (Date.parse(answer.body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.99);
    expect(days).toBeLessThanOrEqual(3.01);
  });

  test.each([
    ['staff', actors.staff],
    ['a company administrator', owner],
    ['a plain user', actors.member],
  ])('§6: Only superusers can generate these links (%s)', async (_who, actor) => {
    await scheduling.make.company(owner);
    expect(await scheduling.as(actor).post('/planner/admin/generate-token/')).toMatchObject({
      status: 403,
      body: { error: 'Only superusers can generate these links' },
    });
    expect((await scheduling.rest.post('/planner/admin/generate-token/')).status).toBe(401);
  });

  test('GET /planner/admin/validate-token/{token}/ returns created_by and expires_at', async () => {
    scheduling.auth.answers.set(`GET /internal/users/contacts?ids=${actors.superuser.userId}`, () => ({
      body: [
        {
          id: actors.superuser.userId,
          email: 's@example.com',
          first_name: 'Sofia',
          last_name: 'Berg',
          is_active: true,
          settings: {
            theme: 'light',
            notifications_enabled: true,
            email_notifications: true,
            shift_reminders: true,
            language: 'en',
            timezone: 'UTC',
          },
        },
      ],
    }));
    const token = await newToken();
    const answer = await scheduling.rest.get(`/planner/admin/validate-token/${token}/`);
    expect(answer).toMatchObject({ status: 200, body: { created_by: 'Sofia Berg', expires_at: expect.any(String) } });
    scheduling.auth.answers.clear();
    expect((await scheduling.rest.get(`/planner/admin/validate-token/${token}/`)).body.created_by).toBe(
      'An administrator',
    );
  });

  test('POST /planner/admin/register/{token}/ makes an account and the company that it administers', async () => {
    const token = await newToken();
    const input = form();
    expect(await scheduling.rest.post(`/planner/admin/register/${token}/`, input)).toMatchObject({
      status: 201,
      body: { success: true },
    });
    expect(accounts.calls).toMatchObject([{ username: input.username, password: input.password, first_name: 'Nia' }]);
    const { body } = await scheduling.as({ userId: accounts.lastId() }).get('/planner/companies/');
    expect(body.results).toMatchObject([
      { name: 'New Watch', phone: '555', website: 'https://new.example', address: '' },
    ]);
  });

  test('a link is good for one registration, also for many at once', async () => {
    const token = await newToken();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => scheduling.rest.post(`/planner/admin/register/${token}/`, form())),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409]);
    expect(accounts.calls).toHaveLength(1);
    const detail = 'This registration link has already been used. Please log in.';
    const again = { status: 409, body: { detail, error: detail } };
    expect(await scheduling.rest.post(`/planner/admin/register/${token}/`, form())).toMatchObject(again);
    expect(await scheduling.rest.get(`/planner/admin/validate-token/${token}/`)).toMatchObject(again);
  });

  test('a registration that is sent again succeeds again, and makes nothing', async () => {
    const token = await newToken();
    const input = form();
    const path = `/planner/admin/register/${token}/`;
    const answers = await Promise.all([1, 2, 3].map(() => scheduling.rest.post(path, input)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, { success: true }]));
    for (const other of [{ username: 'somebody.else' }, { password: 'another battery' }]) {
      expect((await scheduling.rest.post(path, { ...input, ...other })).status).toBe(409);
    }
    expect(accounts.calls).toHaveLength(1);
  });

  test('an unknown or expired link', async () => {
    expect(await scheduling.rest.get('/planner/admin/validate-token/nonsense/')).toMatchObject(refusal);
    expect(await scheduling.rest.post('/planner/admin/register/nonsense/', form())).toMatchObject(refusal);
    const token = await newToken();
    await scheduling.database.query('UPDATE admin_registration_link SET expires_at = now() WHERE token_hash = $1', [
      hashToken(token),
    ]);
    expect(await scheduling.rest.get(`/planner/admin/validate-token/${token}/`)).toMatchObject(refusal);
    expect(await scheduling.rest.post(`/planner/admin/register/${token}/`, form())).toMatchObject(refusal);
    expect(accounts.calls).toEqual([]);
  });

  test('§5: required fields; the error is the first message', async () => {
    const token = await newToken();
    const answer = await scheduling.rest.post(`/planner/admin/register/${token}/`, {
      password: 'short',
      company_website: 'javascript:alert(1)',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      username: ['This field is required.'],
      email: ['This field is required.'],
      first_name: ['This field is required.'],
      last_name: ['This field is required.'],
      password: ['This password is too short. It must contain at least 8 characters.'],
      company_name: ['This field is required.'],
      company_website: ['Enter a valid URL.'],
      error: 'This field is required.',
    });
  });

  test('what auth refuses is a field error, and the link stays good', async () => {
    const token = await newToken();
    const path = `/planner/admin/register/${token}/`;
    expect(await scheduling.rest.post(path, form({ username: 'taken' }))).toMatchObject({
      status: 400,
      body: {
        username: ['A user with that username already exists.'],
        error: 'A user with that username already exists.',
      },
    });
    scheduling.auth.answers.delete('POST /internal/users');
    expect((await scheduling.rest.post(path, form())).status).toBe(503);
    const { count } = (await scheduling.as(actors.superuser).get('/planner/companies/')).body;
    expect((await scheduling.rest.get(`/planner/admin/validate-token/${token}/`)).status).toBe(200);
    expect((await scheduling.as(actors.superuser).get('/planner/companies/')).body.count).toBe(count);
  });

  test('a stale bearer token does not stand in the way', async () => {
    const token = await newToken();
    const stale = { authorization: 'Bearer nonsense' };
    expect((await scheduling.rest.get(`/planner/admin/validate-token/${token}/`, stale)).status).toBe(200);
  });

  test('GraphQL does the same', async () => {
    const generate = 'mutation { generateAdminRegistrationLink { registrationUrl expiresAt } }';
    const { data } = await scheduling.graphqlAs(actors.superuser)(generate);
    const token = tokenOf(data.generateAdminRegistrationLink.registrationUrl);
    const validate = 'query ($token: String!) { adminRegistrationToken(token: $token) { createdBy expiresAt } }';
    expect((await scheduling.graphql(validate, { token })).data.adminRegistrationToken.createdBy).toBe(
      'An administrator',
    );
    const input = {
      username: 'gina',
      password: 'correct horse battery',
      email: 'gina@example.com',
      firstName: 'Gina',
      lastName: 'Poe',
      companyName: 'Gina Watch',
    };
    const register =
      'mutation ($token: String!, $input: AdminRegistrationInput!) { registerAdministrator(token: $token, input: $input) }';
    expect((await scheduling.graphql(register, { token, input })).data.registerAdministrator).toBe(true);
    expect(await scheduling.graphql(validate, { token })).toMatchObject({
      data: { adminRegistrationToken: null },
      errors: [{ extensions: { code: 'CONFLICT', errors: { detail: { code: 'registration_link_used' } } } }],
    });
    expect((await scheduling.graphqlAs(actors.staff)(generate)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});
