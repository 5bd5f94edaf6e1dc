import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import type { CompanyEntity } from '../companies/company.entity.ts';

let scheduling: TestScheduling;
const owner = somebody();
let company: CompanyEntity;

beforeAll(async () => {
  scheduling = await startScheduling();
  company = await scheduling.make.company(owner);
});
afterAll(() => scheduling.close());

describe('scheduling.md §7, invitations', () => {
  test.each(['invite', 'generate_invite'])('POST /planner/employees/{id}/%s/ answers the link', async (action) => {
    const { id } = await scheduling.make.employee(company);
    const answer = await scheduling.as(owner).post(`/planner/employees/${id}/${action}/`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      invite_url: expect.stringMatching(/^http:\/\/localhost:3000\/planner\/register\/[\w-]{43}$/),
      registration_url: answer.body.invite_url,
      expires_at: expect.any(String),
    });
    // §9: employee invitation 7 days.
    const days = (Date.parse(answer.body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7.01);
  });

  test('an employee with an account needs none', async () => {
    const { id } = await scheduling.make.employee(company, { user_id: somebody().userId });
    expect(await scheduling.as(owner).post(`/planner/employees/${id}/invite/`)).toMatchObject({
      status: 409,
      body: { error: 'This employee already has an account.', detail: 'This employee already has an account.' },
    });
  });
});
