import { randomBytes } from 'node:crypto';
import { actors } from '@portfolio/testkit';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../test/scheduling.ts';
import { hoursFromNow } from '../../test/builder.ts';
import { hashToken } from './token.ts';

let scheduling: TestScheduling;
const owner = somebody();

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

/** The account calls that the stand-in for auth has answered. */
let accounts: { key: string; username: string; password: string }[];
let nextUserId = 5000;

beforeEach(() => {
  accounts = [];
  scheduling.auth.answers.clear();
  // As auth does: the same key, the same account.
  const known = new Map<string, number>();
  scheduling.auth.answers.set('POST /internal/users', (body) => {
    const account = body as (typeof accounts)[number];
    accounts.push(account);
    if (account.username === 'taken') {
      return { status: 400, body: { username: ['A user with that username already exists.'] } };
    }
    known.set(account.key, known.get(account.key) ?? nextUserId++);
    return { body: { id: known.get(account.key) } };
  });
});

const person = (given: object = {}) => ({
  username: `newcomer${Math.random()}`,
  password: 'correct horse battery',
  email: `new${Math.random()}@example.com`,
  first_name: 'Nia',
  last_name: 'Cole',
  ...given,
});

const lastPart = (url: string) => url.slice(url.lastIndexOf('/') + 1);

describe('scheduling.md §4 and §7, admin registration link', () => {
  const form = (given: object = {}) =>
    person({ company_name: 'New Watch', company_phone: '555', company_website: 'https://new.example', ...given });

  async function newToken(): Promise<string> {
    const { body } = await scheduling.as(actors.superuser).post('/planner/admin/generate-token/');
    return lastPart(body.registration_url);
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
    expect(accounts).toMatchObject([{ username: input.username, password: input.password, first_name: 'Nia' }]);
    const { body } = await scheduling.as({ userId: nextUserId - 1 }).get('/planner/companies/');
    expect(body.results).toMatchObject([
      { name: 'New Watch', phone: '555', website: 'https://new.example', address: '' },
    ]);
  });

  test('a link is good for one registration, also for many at once', async () => {
    const token = await newToken();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => scheduling.rest.post(`/planner/admin/register/${token}/`, form())),
    );
    expect(statusesOf(answers)).toEqual([201, 404, 404, 404]);
    expect(accounts).toHaveLength(1);
    expect(await scheduling.rest.get(`/planner/admin/validate-token/${token}/`)).toMatchObject(refusal);
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
    expect(accounts).toEqual([]);
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
    const token = lastPart(data.generateAdminRegistrationLink.registrationUrl);
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
    expect((await scheduling.graphql(validate, { token })).data.adminRegistrationToken).toBeNull();
    expect((await scheduling.graphqlAs(actors.staff)(generate)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('scheduling.md §4 and §7, employee invitation', () => {
  async function invited() {
    const manager = somebody();
    const company = await scheduling.make.company(manager, { name: 'Northgate' });
    const employee = await scheduling.make.employee(company, {
      first_name: 'Nia',
      last_name: 'Cole',
      email: `nia${Math.random()}@example.com`,
      phone: '555-1',
      status: 'inactive',
    });
    const { body } = await scheduling.as(manager).post(`/planner/employees/${employee.id}/invite/`);
    return { manager, company, employee, token: lastPart(body.invite_url) };
  }

  const sentence = 'Invalid or expired invitation token. Please contact your administrator.';
  const refusal = { status: 404, body: { detail: sentence, error: sentence } };

  test('GET /planner/employee/validate-token/{token}/ returns valid, first_name, last_name, email', async () => {
    const { token, employee } = await invited();
    const answer = await scheduling.rest.get(`/planner/employee/validate-token/${token}/`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      valid: true,
      first_name: 'Nia',
      last_name: 'Cole',
      email: employee.email,
      company_name: 'Northgate',
    });
  });

  test('POST /planner/employee/register/{token}/ makes the employee’s account, and they become active', async () => {
    const { token, manager, employee } = await invited();
    const input = person({ last_name: 'Stone', phone: '555-2' });
    const answer = await scheduling.rest.post(`/planner/employee/register/${token}/`, input);
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    expect(accounts).toMatchObject([{ username: input.username, password: input.password, last_name: 'Stone' }]);
    expect((await scheduling.as({ userId: nextUserId - 1 }).get('/planner/employees/me/')).body).toMatchObject({
      id: employee.id,
      name: 'Nia Stone',
      phone: '555-2',
    });
    expect((await scheduling.as(manager).get(`/planner/employees/${employee.id}/`)).body).toMatchObject({
      status: 'active',
      has_account: true,
      invitation_expires_at: null,
    });
    expect((await scheduling.as(manager).get('/planner/admin-stats/')).body.pendingInvites).toBe(0);
  });

  test('a telephone number left out stays as it was', async () => {
    const { token, employee, manager } = await invited();
    await scheduling.rest.post(`/planner/employee/register/${token}/`, person());
    expect((await scheduling.as(manager).get(`/planner/employees/${employee.id}/`)).body.phone).toBe('555-1');
  });

  test('a link is good for one registration, also for many at once', async () => {
    const { token } = await invited();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => scheduling.rest.post(`/planner/employee/register/${token}/`, person())),
    );
    expect(statusesOf(answers)).toEqual([201, 404, 404, 404]);
    expect(accounts).toHaveLength(1);
  });

  test('§4: generating a new one creates a new token; the earlier one is void', async () => {
    const { token, manager, employee } = await invited();
    const { body } = await scheduling.as(manager).post(`/planner/employees/${employee.id}/generate_invite/`);
    expect(await scheduling.rest.get(`/planner/employee/validate-token/${token}/`)).toMatchObject(refusal);
    const path = `/planner/employee/validate-token/${lastPart(body.registration_url)}/`;
    expect((await scheduling.rest.get(path)).status).toBe(200);
  });

  test('an unknown or expired link', async () => {
    expect(await scheduling.rest.get('/planner/employee/validate-token/nonsense/')).toMatchObject(refusal);
    const { employee } = await invited();
    const token = randomBytes(32).toString('base64url');
    await scheduling.database.query('DELETE FROM employee_invitation WHERE employee_id = $1', [employee.id]);
    await scheduling.make.invitation(employee, { token_hash: hashToken(token), expires_at: hoursFromNow(-0.001) });
    expect(await scheduling.rest.get(`/planner/employee/validate-token/${token}/`)).toMatchObject(refusal);
    expect(await scheduling.rest.post(`/planner/employee/register/${token}/`, person())).toMatchObject(refusal);
  });

  test('what is refused leaves the link good and no account behind', async () => {
    const { token, company } = await invited();
    const path = `/planner/employee/register/${token}/`;
    expect(await scheduling.rest.post(path, person({ username: 'taken' }))).toMatchObject({
      status: 400,
      body: { error: 'A user with that username already exists.' },
    });
    accounts = [];
    const colleague = await scheduling.make.employee(company);
    expect(await scheduling.rest.post(path, person({ email: colleague.email }))).toMatchObject({
      status: 400,
      body: {
        email: ['An employee with this email already exists.'],
        error: 'An employee with this email already exists.',
      },
    });
    expect(accounts).toEqual([]);
    expect((await scheduling.rest.post(path, person())).status).toBe(201);
  });

  test('a form sent again after a failure names the same account by the same key', async () => {
    const { token } = await invited();
    const input = person();
    const path = `/planner/employee/register/${token}/`;
    const works = scheduling.auth.answers.get('POST /internal/users')!;
    // The account is made, but its answer does not arrive.
    scheduling.auth.answers.set('POST /internal/users', (body, request) => {
      works(body, request);
      return { status: 500, body: {} };
    });
    expect((await scheduling.rest.post(path, input)).status).toBe(503);
    scheduling.auth.answers.set('POST /internal/users', works);
    expect((await scheduling.rest.post(path, input)).status).toBe(201);
    expect(accounts).toHaveLength(2);
    expect(accounts[1]!.key).toBe(accounts[0]!.key);
  });

  test('GraphQL does the same', async () => {
    const { token, employee } = await invited();
    const validate =
      'query ($token: String!) { employeeRegistrationToken(token: $token) { firstName email companyName } }';
    expect((await scheduling.graphql(validate, { token })).data.employeeRegistrationToken).toEqual({
      firstName: 'Nia',
      email: employee.email,
      companyName: 'Northgate',
    });
    const register =
      'mutation ($token: String!, $input: EmployeeRegistrationInput!) { registerEmployee(token: $token, input: $input) }';
    const input = {
      username: 'nia',
      password: 'correct horse battery',
      email: employee.email,
      firstName: 'Nia',
      lastName: 'Cole',
    };
    expect(await scheduling.graphql(register, { token, input: { ...input, password: 'x' } })).toMatchObject({
      errors: [
        { extensions: { code: 'BAD_USER_INPUT', fields: { password: [expect.stringContaining('too short')] } } },
      ],
    });
    expect((await scheduling.graphql(register, { token, input })).data.registerEmployee).toBe(true);
    expect((await scheduling.graphql(validate, { token })).data.employeeRegistrationToken).toBeNull();
  });
});
