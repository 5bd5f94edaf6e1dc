import { randomBytes } from 'node:crypto';
import { lockWaits } from '@portfolio/testkit';
import { newcomer, registerAccounts, tokenOf } from '../../../test/accounts.ts';
import { hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../../test/scheduling.ts';
import { hashToken } from './token.ts';

let scheduling: TestScheduling;
let accounts: ReturnType<typeof registerAccounts>;

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());
beforeEach(() => {
  scheduling.auth.answers.clear();
  accounts = registerAccounts(scheduling.auth);
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
    return { manager, company, employee, token: tokenOf(body.invite_url) };
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
    const input = newcomer({ last_name: 'Stone', phone: '555-2' });
    const answer = await scheduling.rest.post(`/planner/employee/register/${token}/`, input);
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    expect(accounts.calls).toMatchObject([{ username: input.username, password: input.password, last_name: 'Stone' }]);
    expect((await scheduling.as({ userId: accounts.lastId() }).get('/planner/employees/me/')).body).toMatchObject({
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

  test.each<[string, object, number]>([
    ['who is set inactive meanwhile', { status: 'inactive' }, 404],
    ['whose address was wrong', { email: 'right@example.com' }, 404],
    ['who stays', { notes: 'Tuesdays', status: 'active' }, 200],
  ])('the link of somebody %s', async (_who, change, status) => {
    const { manager, employee, token } = await invited();
    const path = `/planner/employees/${employee.id}/`;
    await scheduling.as(manager).patch(path, { status: 'active' });
    await scheduling.as(manager).patch(path, change);
    expect((await scheduling.rest.get(`/planner/employee/validate-token/${token}/`)).status).toBe(status);
    const registered = await scheduling.rest.post(`/planner/employee/register/${token}/`, newcomer());
    expect(registered.status).toBe(status === 404 ? 404 : 201);
  });

  test('a telephone number left out stays as it was', async () => {
    const { token, employee, manager } = await invited();
    await scheduling.rest.post(`/planner/employee/register/${token}/`, newcomer());
    expect((await scheduling.as(manager).get(`/planner/employees/${employee.id}/`)).body.phone).toBe('555-1');
  });

  test('a link is good for one registration, also for many at once', async () => {
    const { token } = await invited();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => scheduling.rest.post(`/planner/employee/register/${token}/`, newcomer())),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409]);
    expect(accounts.calls).toHaveLength(1);
    const detail = 'This invitation has already been used. Please log in.';
    const again = { status: 409, body: { detail, error: detail } };
    expect(await scheduling.rest.post(`/planner/employee/register/${token}/`, newcomer())).toMatchObject(again);
    expect(await scheduling.rest.get(`/planner/employee/validate-token/${token}/`)).toMatchObject(again);
  });

  test('who registers while they are invited anew is not sent another link', async () => {
    const { token, manager, employee } = await invited();
    const { database } = scheduling;
    const [registering, inviting] = await database.transaction(async (other) => {
      await other.query('SELECT FROM employee WHERE id = $1 FOR UPDATE', [employee.id]);
      const registered = scheduling.rest.post(`/planner/employee/register/${token}/`, newcomer());
      await lockWaits(database, 1);
      const again = scheduling.as(manager).post(`/planner/employees/${employee.id}/invite/`, { by_email: true });
      await lockWaits(database, 2);
      return [registered, again];
    });
    expect((await registering).status).toBe(201);
    expect(await inviting).toMatchObject({ status: 409, body: { detail: 'This employee already has an account.' } });
  });

  test('a registration that is sent again succeeds again, and makes nothing', async () => {
    const { token } = await invited();
    const input = newcomer();
    const path = `/planner/employee/register/${token}/`;
    const answers = await Promise.all([1, 2, 3].map(() => scheduling.rest.post(path, input)));
    answers.push(await scheduling.rest.post(path, input));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, { success: true }]));
    expect(accounts.calls).toHaveLength(1);
  });

  test.each<[string, object, number]>([
    ['with another user name', { username: 'somebody.else' }, 409],
    ['with another password', { password: 'another battery' }, 409],
    ['with another address alone', { email: 'other@example.com' }, 201],
  ])('a used link sent again %s: only the same name with its password is a repetition', async (_, other, status) => {
    const { token } = await invited();
    const input = newcomer();
    const path = `/planner/employee/register/${token}/`;
    expect((await scheduling.rest.post(path, input)).status).toBe(201);
    const again = await scheduling.rest.post(path, { ...input, ...other });
    const detail = 'This invitation has already been used. Please log in.';
    expect([again.status, again.body]).toEqual([
      status,
      status === 201 ? { success: true } : { detail, error: detail },
    ]);
    expect(accounts.calls).toHaveLength(1);
  });

  test('§4: generating a new one creates a new token; the earlier one is void', async () => {
    const { token, manager, employee } = await invited();
    const { body } = await scheduling.as(manager).post(`/planner/employees/${employee.id}/generate_invite/`);
    expect(await scheduling.rest.get(`/planner/employee/validate-token/${token}/`)).toMatchObject(refusal);
    const path = `/planner/employee/validate-token/${tokenOf(body.registration_url)}/`;
    expect((await scheduling.rest.get(path)).status).toBe(200);
  });

  test('an unknown or expired link', async () => {
    expect(await scheduling.rest.get('/planner/employee/validate-token/nonsense/')).toMatchObject(refusal);
    const { employee } = await invited();
    const token = randomBytes(32).toString('base64url');
    await scheduling.database.query('DELETE FROM employee_invitation WHERE employee_id = $1', [employee.id]);
    await scheduling.make.invitation(employee, { token_hash: hashToken(token), expires_at: hoursFromNow(-0.001) });
    expect(await scheduling.rest.get(`/planner/employee/validate-token/${token}/`)).toMatchObject(refusal);
    expect(await scheduling.rest.post(`/planner/employee/register/${token}/`, newcomer())).toMatchObject(refusal);
  });

  test('what is refused leaves the link good and no account behind', async () => {
    const { token, company } = await invited();
    const path = `/planner/employee/register/${token}/`;
    expect(await scheduling.rest.post(path, newcomer({ username: 'taken' }))).toMatchObject({
      status: 400,
      body: { error: 'A user with that username already exists.' },
    });
    accounts.calls.length = 0;
    const colleague = await scheduling.make.employee(company);
    expect(await scheduling.rest.post(path, newcomer({ email: colleague.email }))).toMatchObject({
      status: 400,
      body: {
        email: ['An employee with this email already exists.'],
        error: 'An employee with this email already exists.',
      },
    });
    expect(accounts.calls).toEqual([]);
    expect((await scheduling.rest.post(path, newcomer())).status).toBe(201);
  });

  test('a form sent again after a failure names the same account by the same key', async () => {
    const { token } = await invited();
    const input = newcomer();
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
    expect(accounts.calls).toHaveLength(2);
    expect(accounts.calls[1]!.key).toBe(accounts.calls[0]!.key);
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
    expect(await scheduling.graphql(validate, { token })).toMatchObject({
      data: { employeeRegistrationToken: null },
      errors: [{ extensions: { code: 'CONFLICT', errors: { detail: { code: 'invitation_link_used' } } } }],
    });
  });
});
