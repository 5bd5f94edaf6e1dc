import { hoursFromNow } from '../../test/builder.ts';
import { somebody, startScheduling, statusesOf, type TestScheduling } from '../../test/scheduling.ts';
import type { ClientEntity } from '../clients/client.entity.ts';
import type { EmployeeEntity } from '../employees/employee.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
const guard = somebody();
const colleague = somebody();
let client: ClientEntity;
let me: EmployeeEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  const company = await scheduling.make.company(owner);
  client = await scheduling.make.client(company);
  me = await scheduling.make.employee(company, { user_id: guard.userId });
  await scheduling.make.employee(company, { user_id: colleague.userId });
});
afterAll(() => scheduling.close());
beforeEach(() => scheduling.database.query('DELETE FROM shift'));

const now = () => ({ start_time: hoursFromNow(-0.1), end_time: hoursFromNow(8) });
const call = (shift_id: number, action: string, actor = guard) =>
  scheduling.as(actor).post('/planner/shifts/check_in_out/', { shift_id, action });

describe('scheduling.md §7, POST /planner/shifts/check_in_out/', () => {
  test('check_in begins the shift, check_out completes it; both return the shift', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const begun = await call(id, 'check_in');
    expect(begun).toMatchObject({
      status: 200,
      body: { id, status: 'in_progress', checked_in: true, checked_out: false, client_name: client.name },
    });
    expect(Math.abs(Date.parse(begun.body.checked_in_at) - Date.now())).toBeLessThan(10_000);
    expect(await call(id, 'check_out')).toMatchObject({
      status: 200,
      body: { id, status: 'completed', checked_in: true, checked_out: true },
    });
  });

  test('§4: not twice, not out before in, not when cancelled; the detail says why', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const detail = async (action: string) => {
      const { status, body } = await call(id, action);
      expect(status).toBe(409);
      return body.detail;
    };
    expect(await detail('check_out')).toBe('You have not checked in for this shift.');
    await call(id, 'check_in');
    expect(await detail('check_in')).toBe('You have already checked in for this shift.');
    await call(id, 'check_out');
    expect(await detail('check_out')).toBe('You have already checked out of this shift.');
    await scheduling.database.query(
      "UPDATE shift SET status = 'cancelled', checked_in_at = NULL, checked_out_at = NULL",
    );
    expect(await detail('check_in')).toBe('You cannot check in: this shift is cancelled.');
  });

  test('of many requests at once one succeeds', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    for (const action of ['check_in', 'check_out']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => call(id, action)));
      expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    }
  });

  test('an employee checks into their own shifts only', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    expect((await call(id, 'check_in', colleague)).status).toBe(404);
    expect((await call(id, 'check_in', owner)).status).toBe(404);
    expect((await call(999_999, 'check_in')).status).toBe(404);
    expect(
      (await scheduling.rest.post('/planner/shifts/check_in_out/', { shift_id: id, action: 'check_in' })).status,
    ).toBe(401);
  });

  test('wrong input', async () => {
    expect(await scheduling.as(guard).post('/planner/shifts/check_in_out/', { action: 'leave' })).toMatchObject({
      status: 400,
      body: { shift_id: ['This field is required.'], action: ['"leave" is not a valid choice.'] },
    });
  });

  test('GraphQL does the same', async () => {
    const { id } = await scheduling.make.shift(client, me, now());
    const api = scheduling.graphqlAs(guard);
    const checkIn = 'mutation ($id: ID!) { checkIn(shiftId: $id) { id status checkedIn } }';
    expect((await api(checkIn, { id })).data.checkIn).toEqual({
      id: String(id),
      status: 'IN_PROGRESS',
      checkedIn: true,
    });
    expect(await api(checkIn, { id })).toMatchObject({
      errors: [{ message: 'You have already checked in for this shift.', extensions: { code: 'CONFLICT' } }],
    });
    expect((await api('mutation ($id: ID!) { checkOut(shiftId: $id) { status } }', { id })).data.checkOut).toEqual({
      status: 'COMPLETED',
    });
  });
});
