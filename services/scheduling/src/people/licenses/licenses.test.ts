import { lockWaits } from '@portfolio/testkit';
import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';

let scheduling: TestScheduling;
const stranger = somebody();
beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

/** A firm whose client asks for a card that expires, with one guard who holds it. */
async function firm(severity: 'warning' | 'refusal' = 'refusal') {
  const { make } = scheduling;
  const [manager, guard] = [somebody(), somebody()];
  const company = await make.company(manager, { planning_rules: { license: severity } });
  const client = await make.client(company, { name: 'Mall' });
  const ann = await make.employee(company, { user_id: guard.userId, first_name: 'Ann', last_name: 'Lee' });
  const api = scheduling.as(manager);
  const card = (await api.post('/planner/qualifications/', { name: 'Guard card', expires: true })).body;
  await api.patch(`/planner/clients/${client.id}/`, { required_qualifications: [card.id] });
  const add = (fields: object) =>
    api.post(`/planner/employees/${ann.id}/licenses/`, { qualification: card.id, ...fields });
  return { company, client, ann, guard, api, card, add, manager };
}

type Firm = Awaited<ReturnType<typeof firm>>;

/** From 20:00 to 04:00 UTC, which is two days. */
const night = ({ client, ann }: Firm) => ({
  client: client.id,
  employee: ann.id,
  start_time: '2031-03-03T20:00:00Z',
  end_time: '2031-03-04T04:00:00Z',
});

describe('issue: a license of an employee', () => {
  test('is created with what it proves, read, changed, listed, seen by its guard, and deleted', async () => {
    const { api, ann, guard, card, add } = await firm();
    const days = { valid_from: '2030-01-01', valid_until: '2031-12-31' };
    const made = await add({ number: '123', issuer: 'State', ...days });
    const answer = {
      id: made.body.id,
      employee: ann.id,
      employee_name: 'Ann Lee',
      qualification: card.id,
      qualification_name: 'Guard card',
      expires: true,
      renewed: false,
      number: '123',
      issuer: 'State',
      scan_name: null,
      ...days,
    };
    expect(made).toMatchObject({ status: 201, body: answer });
    // Whoever has the card is qualified.
    expect((await api.get(`/planner/employees/${ann.id}/`)).body.qualifications).toEqual([
      { id: card.id, name: 'Guard card' },
    ]);
    expect((await scheduling.as(guard).get('/planner/employees/me/licenses/')).body).toMatchObject([answer]);
    const path = `/planner/licenses/${made.body.id}/`;
    expect((await api.patch(path, { valid_until: '2029-01-01' })).body).toHaveProperty('valid_until');
    expect((await api.patch(path, { issuer: 'County', valid_until: null })).body).toMatchObject({
      issuer: 'County',
      valid_until: null,
    });
    const events = await api.get('/planner/events/?kind=license_changed');
    expect(events.body.results).toMatchObject([{ subject: `Guard card (${made.body.id})` }]);
    expect((await api.delete(path)).status).toBe(204);
    expect((await api.get(`/planner/employees/${ann.id}/licenses/`)).body).toEqual([]);
  });

  test('is of the company’s own qualifications; days are in order; a kind with licenses stays', async () => {
    const { api, card, add } = await firm();
    const foreign = await scheduling.make.qualification(await scheduling.make.company(stranger), 'Boats');
    expect((await add({ qualification: foreign.id })).body).toHaveProperty('qualification');
    expect((await add({ valid_from: '2031-01-02', valid_until: '2031-01-01' })).body).toHaveProperty('valid_until');
    await add({});
    const answer = await api.delete(`/planner/qualifications/${card.id}/`);
    expect(answer).toMatchObject({ status: 409, body: { employees: 1 } });
  });

  test('who holds what expires without a license is named, until one is entered; who left is not', async () => {
    const { api, ann, card, add, company, manager } = await firm();
    const missing = async () => (await api.get('/planner/licenses/missing/')).body;
    expect(await missing()).toEqual([]);
    await api.patch(`/planner/employees/${ann.id}/`, { qualifications: [card.id] });
    const gone = await scheduling.make.employee(company, { status: 'inactive' });
    await scheduling.make.qualification(company, 'Dogs', ann);
    await api.patch(`/planner/employees/${gone.id}/`, { qualifications: [card.id] });
    const named = {
      employee: ann.id,
      employee_name: 'Ann Lee',
      qualification: card.id,
      qualification_name: 'Guard card',
    };
    expect(await missing()).toEqual([named]);
    expect(
      (await scheduling.as(stranger).get(`/planner/licenses/missing/?company=${company.id}`)).body,
    ).not.toContainEqual(named);
    const { data } = await scheduling.graphqlAs(manager)('{ missingLicenses { employeeName } }');
    expect(data.missingLicenses).toEqual([{ employeeName: 'Ann Lee' }]);
    await add({ valid_until: '2031-01-01' });
    expect(await missing()).toEqual([]);
  });

  test('has a scan, which guard and administrators alone download; what is no document is refused', async () => {
    const { add, guard, api, manager } = await firm();
    const { id } = (await add({})).body;
    const upload = (content: string, name: string) =>
      scheduling.graphqlAs(manager)(
        'mutation ($id: ID!, $file: Upload!) { setLicenseScan(id: $id, file: $file) { scanName } }',
        { id, file: new File([content], name) },
      );
    expect((await upload('<svg/>', 'card.svg')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await upload('%PDF-1.7 card', 'card.pdf')).data.setLicenseScan).toEqual({ scanName: 'card.pdf' });
    for (const [who, path] of [
      [manager, `/planner/licenses/${id}/scan/`],
      [guard, `/planner/employees/me/licenses/${id}/scan/`],
    ] as const) {
      const { status, headers } = await scheduling.as(who).get(path);
      expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        200,
        'application/pdf',
        'attachment; filename=card.pdf',
      ]);
    }
    expect((await scheduling.as(somebody()).get(`/planner/licenses/${id}/scan/`)).status).toBe(403);
    expect((await api.delete(`/planner/licenses/${id}/scan/`)).body).toMatchObject({ scan_name: null });
    expect((await api.get(`/planner/licenses/${id}/scan/`)).status).toBe(404);
  });

  test('has no scan left that was added in the moment in which it was deleted', async () => {
    const { add, api, manager } = await firm();
    const { id } = (await add({})).body;
    const { database } = scheduling;
    const both = await database.transaction(async (other) => {
      await other.query('SELECT FROM license WHERE id = $1 FOR UPDATE', [id]);
      const added = scheduling.graphqlAs(manager)(
        'mutation ($id: ID!, $file: Upload!) { setLicenseScan(id: $id, file: $file) { scanName } }',
        { id, file: new File(['%PDF-1.7 card'], 'card.pdf') },
      );
      await lockWaits(database, 1);
      const deleted = api.delete(`/planner/licenses/${id}/scan/`);
      await lockWaits(database, 2);
      return [added, deleted] as const;
    });
    await both[0];
    expect((await both[1]).body).toMatchObject({ scan_name: null });
    expect(await database.query('SELECT FROM license_scan WHERE license_id = $1', [id])).toEqual([]);
  });

  test('what is to be renewed by a day: not what has been, nor what does not expire', async () => {
    const { add, api } = await firm();
    await add({ valid_until: '2031-01-31' });
    const later = (await add({ valid_until: '2031-06-30' })).body;
    const other = (await api.post('/planner/qualifications/', { name: 'Dogs' })).body;
    await add({ qualification: other.id, valid_until: '2031-01-31' });
    const due = async (until: string) =>
      (await api.get(`/planner/licenses/?until=${until}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await due('2031-03-01')).toEqual([]);
    expect(await due('2031-07-01')).toEqual([later.id]);
  });
});

describe('issue: a shift that needs a license', () => {
  test('is refused where none is good on each of its days, and permitted with a reason, which the log keeps', async () => {
    const own = await firm();
    const { api, add } = own;
    const { id } = (await add({ valid_until: '2031-03-03' })).body;
    const refused = await api.post('/planner/shifts/', night(own));
    expect(refused).toMatchObject({ status: 400, body: { employee: [expect.stringContaining('2031-03-04')] } });
    const foreseen = await api.post('/planner/shifts/conflicts/', { changes: [night(own)] });
    expect(foreseen.body).toMatchObject([
      { code: 'license_expired', severity: 'refusal', qualifications: ['Guard card'], first: '2031-03-04' },
    ]);
    // What no reason overrides is said first: nobody is asked for a reason in vain.
    await api.patch(`/planner/companies/${own.company.id}/`, {
      planning_rules: { license: 'refusal', qualification: 'refusal' },
    });
    const other = await scheduling.make.qualification(own.company, 'Zoo keeper');
    await api.patch(`/planner/clients/${own.client.id}/`, { required_qualifications: [own.card.id, other.id] });
    const both = await api.post('/planner/shifts/', night(own));
    expect(both.body).toEqual({ employee: [expect.stringContaining('Zoo keeper')] });
    await api.patch(`/planner/clients/${own.client.id}/`, { required_qualifications: [own.card.id] });
    const override_reason = 'The new card is in the mail.';
    const made = await api.post('/planner/shifts/', { ...night(own), override_reason });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('override_reason');
    expect((await api.get('/planner/events/?kind=shift_overridden')).body.results).toMatchObject([
      { subject: expect.stringMatching(/^Ann Lee, Mall/), changes: [{ name: 'reason', after: override_reason }] },
    ]);
    await api.patch(`/planner/licenses/${id}/`, { valid_until: '2031-03-04' });
    expect((await api.post('/planner/shifts/conflicts/', { changes: [{ id: made.body.id }] })).body).toEqual([]);
  });

  test('is planned with a warning where the company warns; what stood before the card expired stays changeable', async () => {
    const own = await firm('warning');
    const { api, add, company } = own;
    await add({ valid_until: '2031-01-01' });
    const made = await api.post('/planner/shifts/', night(own));
    expect(made.status).toBe(201);
    await api.patch(`/planner/companies/${company.id}/`, { planning_rules: { license: 'refusal' } });
    expect((await api.patch(`/planner/shifts/${made.body.id}/`, { title: 'Night' })).status).toBe(200);
  });

  test('is not covered by who has no good one, and the grid knows when they have', async () => {
    const own = await firm('warning');
    const { api, add, client, card, manager } = own;
    await add({ valid_until: '2031-03-03' });
    const post = (await api.post('/planner/posts/', { client: client.id, name: 'Gate' })).body;
    const made = await api.post('/planner/shifts/', { ...night(own), post: post.id });
    expect(made.status).toBe(201);
    const coverage = await api.get('/planner/coverage/?from=2031-03-03&until=2031-03-03');
    expect(coverage.body.stretches).toMatchObject({ covered: [1], unqualified: [1] });
    const query = `{ schedule(from: "2031-03-03T00:00:00Z", to: "2031-03-05T00:00:00Z") {
      employees { licenses { qualificationId from until } } } }`;
    expect((await scheduling.graphqlAs(manager)(query)).data.schedule.employees).toEqual([
      { licenses: [{ qualificationId: String(card.id), from: null, until: '2031-03-03' }] },
    ]);
  });
});
