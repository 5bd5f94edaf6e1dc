import type { TimeOffBalance } from '@portfolio/contracts/scheduling';
import { inScope } from '@portfolio/service-kit/row-security';
import { createTestMailbox, runSchedules } from '@portfolio/testkit';
import fc from 'fast-check';
import { knowUser } from '../../../test/accounts.ts';
import { somebody, startScheduling } from '../../../test/scheduling.ts';
import { schedulingDatabase } from '../../database.ts';
import { accrualSchedule } from './accrue.ts';

const mailbox = await createTestMailbox();
const scheduling = await startScheduling({ SMTP_URL: mailbox.url });
afterAll(async () => {
  await scheduling.close();
  await mailbox.close();
});

const mine = '/planner/employees/me/time-off/';
const today = () => new Date().toISOString().slice(0, 10);
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Listed {
  id: number;
  name: string;
}

/** A firm in UTC with guards who have accounts, and its types by their names. */
async function firm(guards = 1, given: object = {}) {
  const { make } = scheduling;
  const owner = somebody();
  const company = await make.company(owner, given);
  const hired = await Promise.all(
    Array.from({ length: guards }, async (_, index) => {
      const user = somebody();
      const employee = await make.employee(company, {
        user_id: user.userId,
        first_name: `G${index}`,
        last_name: 'Lee',
      });
      return { user, employee, api: scheduling.as(user) };
    }),
  );
  const api = scheduling.as(owner);
  const { results } = (await api.get('/planner/time-off/types/')).body as { results: Listed[] };
  const types = Object.fromEntries(results.map(({ id, name }) => [name, id]));
  return { owner, company, hired, guard: hired[0]!, api, types };
}

type Firm = Awaited<ReturnType<typeof firm>>;

const ask = ({ guard, types }: Firm, from: number, until = from, more: object = {}) =>
  guard.api.post(mine, { type: types['Vacation'], from_day: dayFromNow(from), until_day: dayFromNow(until), ...more });
const decide = ({ api }: Firm, id: number, how: 'approve' | 'refuse' | 'cancel' | 'take-back', answer = '') =>
  api.post(`/planner/time-off/${id}/${how}/`, { answer });
const balanceOf = async ({ guard, types }: Firm, type = 'Vacation') =>
  ((await guard.api.get(`${mine}balances/`)).body as TimeOffBalance[]).find((each) => each.type === types[type])!;

test('who says without end that they are ill, or asks and asks, has to wait: each time planners are told', async () => {
  const one = await firm();
  const statuses = new Map<number, number>();
  for (let time = 0; time < 32; time++) {
    for (const said of [await one.guard.api.post(`${mine}sick/`, {}), await ask(one, 20)]) {
      statuses.set(said.status, (statuses.get(said.status) ?? 0) + 1);
      if (said.status < 300) await one.guard.api.post(`${mine}${said.body.id}/withdraw/`);
    }
  }
  expect([...statuses]).toEqual([
    [200, 30],
    [201, 30],
    [429, 4],
  ]);
});

test('who withdraws and wants it again without end has to wait, too: the ledger grows with each time', async () => {
  const one = await firm();
  const { id } = (await ask(one, 20)).body as { id: number };
  const restored = new Map<number, number>();
  for (let time = 0; time < 62; time++) {
    await one.guard.api.post(`${mine}${id}/withdraw/`);
    const { status } = await one.guard.api.post(`${mine}${id}/restore/`);
    restored.set(status, (restored.get(status) ?? 0) + 1);
  }
  // The first try asked for it.
  expect([...restored]).toEqual([
    [200, 59],
    [429, 3],
  ]);
});

describe('types', () => {
  test('a company without any gets those that most have, in its language; they are changed, and kept while they are used', async () => {
    const one = await firm(1, { language: 'fr' });
    expect(Object.keys(one.types)).toEqual(['Congés payés', 'Formation', 'Maladie', 'Sans solde']);
    const path = `/planner/time-off/types/${one.types['Congés payés']}/`;
    const changes = {
      name: 'Congés',
      is_paid: false,
      unit: 'hours',
      needs_approval: false,
      notice_days: 2,
      is_active: false,
      monthly_accrual: '16.67',
      carry_over_limit: null,
    };
    expect(await one.api.patch(path, changes)).toMatchObject({ status: 200, body: changes });
    expect((await one.api.patch(path, { name: 'Maladie' })).body).toHaveProperty('name');
    expect((await one.api.patch(path, { is_sick: true })).body).toHaveProperty('is_sick');
    expect((await one.api.patch(path, { monthly_accrual: '-1' })).body).toHaveProperty('monthly_accrual');
    const asked = { type: one.types['Congés payés'], from_day: dayFromNow(20), until_day: dayFromNow(20) };
    expect((await one.guard.api.post(mine, asked)).body).toHaveProperty('type');
    const granted = { employee: one.guard.employee.id, type: asked.type, kind: 'granted', amount: '8' };
    expect((await one.api.post('/planner/time-off/ledger/', granted)).status).toBe(201);
    expect((await one.api.patch(path, { unit: 'days' })).body).toHaveProperty('unit');
    expect((await one.api.delete(path)).body).toMatchObject({ detail: expect.stringContaining('Deactivate') });
    expect((await one.api.delete(`/planner/time-off/types/${one.types['Formation']}/`)).status).toBe(204);
  });
});

describe('requests', () => {
  test('days are asked for, counted as pending, approved and taken; the guard is told', async () => {
    const one = await firm();
    const { status, body } = await ask(one, 10, 12, { reason: 'Wedding' });
    expect([status, body]).toEqual([201, expect.objectContaining({ amount: '3.00', status: 'pending', unit: 'days' })]);
    expect(await balanceOf(one)).toMatchObject({ pending: '-3.00', taken: '0.00', balance: '-3.00' });
    expect((await decide(one, body.id, 'approve', 'Enjoy')).body).toMatchObject({
      status: 'approved',
      answer: 'Enjoy',
    });
    expect(await balanceOf(one)).toMatchObject({ pending: '0.00', taken: '-3.00', balance: '-3.00' });
    const { data } = await scheduling.graphqlAs(one.guard.user)(
      '{ myNotices { results { timeOff { typeName status answer fromDay } } } }',
    );
    const timeOff = { typeName: 'Vacation', status: 'APPROVED', answer: 'Enjoy', fromDay: dayFromNow(10) };
    expect(data.myNotices.results).toEqual([{ timeOff }]);
    expect((await decide(one, body.id, 'cancel')).body).toMatchObject({ status: 'cancelled' });
    expect(await balanceOf(one)).toMatchObject({ taken: '0.00', balance: '0.00' });
    expect((await decide(one, body.id, 'cancel')).status).toBe(409);
    const { results } = (await one.api.get(`/planner/time-off/ledger/?employee=${one.guard.employee.id}`)).body;
    expect(results.map(({ kind, amount }: Record<string, string>) => [kind, amount])).toEqual([
      ['taken', '3.00'],
      ['taken', '-3.00'],
      ['pending', '3.00'],
      ['pending', '-3.00'],
    ]);
  });

  test('issue: of a type that needs it, two administrators approve; who refuses suggests other days', async () => {
    const one = await firm();
    const second = somebody();
    await scheduling.make.administrator(one.company, second);
    const path = `/planner/time-off/types/${one.types['Vacation']}/`;
    expect((await one.api.patch(path, { needs_second_approval: true })).body).toMatchObject({
      needs_second_approval: true,
    });
    const { id } = (await ask(one, 10)).body as { id: number };
    expect((await decide(one, id, 'approve', 'Enjoy')).body).toMatchObject({
      status: 'pending',
      is_approved_once: true,
    });
    expect((await decide(one, id, 'take-back')).body).toMatchObject({ is_approved_once: false, answer: '' });
    await decide(one, id, 'approve', 'Enjoy');
    expect(await balanceOf(one)).toMatchObject({ pending: '-1.00', taken: '0.00' });
    expect((await decide(one, id, 'approve')).body.detail).toMatch(/^You have approved this already/);
    const other = { ...one, api: scheduling.as(second) };
    expect((await decide(other, id, 'approve')).body).toMatchObject({
      status: 'approved',
      answer: 'Enjoy',
      is_approved_once: false,
    });
    expect(await balanceOf(one)).toMatchObject({ pending: '0.00', taken: '-1.00' });
    const told = 'SELECT FROM notice WHERE time_off_id = $1';
    expect(await scheduling.database.query(told, [id])).toHaveLength(1);

    const refused = (await ask(one, 20, 22)).body as { id: number };
    const refuse = (body: object) => one.api.post(`/planner/time-off/${refused.id}/refuse/`, body);
    expect((await refuse({ suggested_until: dayFromNow(30) })).body).toHaveProperty('suggested_from');
    const days = { suggested_from: dayFromNow(30), suggested_until: dayFromNow(32) };
    expect((await refuse({ ...days, suggested_until: dayFromNow(29) })).body).toHaveProperty('suggested_until');
    expect((await refuse(days)).body).toMatchObject({ status: 'refused', ...days });
    const { data } = await scheduling.graphqlAs(one.guard.user)(
      '{ myNotices { results { timeOff { status suggestedFrom suggestedUntil } } } }',
    );
    expect(data.myNotices.results[0].timeOff).toEqual({
      status: 'REFUSED',
      suggestedFrom: days.suggested_from,
      suggestedUntil: days.suggested_until,
    });

    // A guard who administers, too, and wants their own again, takes no approval back with that.
    await scheduling.make.administrator(one.company, one.guard.user);
    const own = (await ask(one, 40)).body as { id: number };
    await decide({ ...one, api: one.guard.api }, own.id, 'approve');
    expect((await one.guard.api.post(`${mine}${own.id}/restore/`)).status).toBe(409);
    expect((await one.api.get(`/planner/time-off/${own.id}/`)).body).toMatchObject({ is_approved_once: true });
  });

  test.each([
    ['half a day', 'days', { from_time: '12:00' }, 0, '0.50'],
    ['two and a half', 'days', { from_time: '12:00' }, 2, '2.50'],
    ['three hours', 'hours', { from_time: '09:00', until_time: '12:00' }, 0, '3.00'],
    ['a long day in hours', 'hours', { from_time: '06:00' }, 0, '8.00'],
  ])('%s', async (_, unit, times, more, amount) => {
    const one = await firm();
    const type = await scheduling.make.timeOffType(one.company, { unit: unit as 'days' });
    expect((await ask(one, 10, 10 + more, { type: type.id, ...times })).body).toMatchObject({ amount });
  });

  test('what cannot be is refused by field, and two at the same time by the database', async () => {
    const one = await firm(2);
    expect((await ask(one, 3)).body).toEqual({ from_day: ['This is asked for at least 7 days ahead.'] });
    expect((await ask(one, 12, 10)).body).toHaveProperty('until_day');
    expect((await ask(one, 10, 900)).body).toHaveProperty('until_day');
    expect((await ask(one, 10, 10, { from_time: '12:00', until_time: '10:00' })).body).toHaveProperty('until_time');
    expect((await ask(one, 10, 10, { type: 999_999 })).body).toHaveProperty('type');
    const answers = await Promise.all([ask(one, 20, 22), ask(one, 22, 24), ask(one, 18, 20)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(answers[0].status === 201 ? 1 : 2);
    expect(answers.find(({ status }) => status === 400)!.body).toEqual({
      from_day: ['There is time off at this time already.'],
    });
    // A half each is no overlap.
    expect((await ask(one, 30, 30, { until_time: '12:00' })).status).toBe(201);
    expect((await ask(one, 30, 30, { from_time: '12:00' })).status).toBe(201);
    const foreign = await firm();
    const id = (await ask(one, 40)).body.id as number;
    expect((await decide(foreign, id, 'approve')).status).toBe(404);
    expect((await foreign.guard.api.post(`${mine}${id}/withdraw/`)).status).toBe(404);
    expect((await one.hired[1]!.api.post(`${mine}${id}/withdraw/`)).status).toBe(404);
    const entered = {
      employee: foreign.guard.employee.id,
      type: one.types['Vacation'],
      from_day: today(),
      until_day: today(),
    };
    expect((await one.api.post('/planner/time-off/', entered)).body).toHaveProperty('employee');
  });

  test('two planners who approve and refuse at once, and a guard who withdraws: one of them did, and the ledger knows which', async () => {
    const one = await firm();
    for (let round = 0; round < 6; round++) {
      const { id } = (await ask(one, 10 + round)).body as { id: number };
      const answers = await Promise.all([
        decide(one, id, 'approve'),
        decide(one, id, 'refuse'),
        one.guard.api.post(`${mine}${id}/withdraw/`),
      ]);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(2);
      const { status } = answers.find((answer) => answer.status === 200)!.body as { status: string };
      const [row] = await scheduling.database.query<[object]>(
        `SELECT status, (SELECT sum(amount)::integer FROM time_off_entry WHERE time_off_id = $1) AS sum,
           (SELECT count(*)::integer FROM notice WHERE time_off_id = $1) AS told FROM time_off WHERE id = $1`,
        [id],
      );
      expect(row).toEqual({ status, sum: status === 'approved' ? -1 : 0, told: status === 'withdrawn' ? 0 : 1 });
    }
  });

  test('a decision is taken back by who made it, with its notice, until something happened since', async () => {
    const one = await firm();
    const { guard } = one;
    const told = async () => {
      const { data } = await scheduling.graphqlAs(guard.user)('{ myNotices { results { timeOff { status } } } }');
      return data.myNotices.results.map(({ timeOff }: { timeOff: { status: string } }) => timeOff.status);
    };
    const { id } = (await ask(one, 10, 12)).body as { id: number };
    expect((await decide(one, id, 'take-back')).status).toBe(409);
    await decide(one, id, 'approve', 'Enjoy');
    expect(await told()).toEqual(['APPROVED']);
    expect((await decide(one, id, 'take-back')).body).toMatchObject({ status: 'pending', answer: '' });
    expect([await told(), await balanceOf(one)]).toEqual([
      [],
      expect.objectContaining({ pending: '-3.00', taken: '0.00' }),
    ]);
    // What was read is corrected.
    await decide(one, id, 'refuse');
    await scheduling.graphqlAs(guard.user)('mutation { readMyNotices }');
    expect((await decide(one, id, 'take-back')).body).toMatchObject({ status: 'pending' });
    expect(await told()).toEqual(['PENDING', 'REFUSED']);
    await decide(one, id, 'approve', 'Enjoy');
    await decide(one, id, 'cancel');
    expect((await decide(one, id, 'take-back', 'Enjoy')).body).toMatchObject({ status: 'approved', answer: 'Enjoy' });
    // Not what was before that, too.
    expect((await decide(one, id, 'take-back')).status).toBe(409);

    await decide(one, id, 'cancel');
    const client = await scheduling.make.client(one.company);
    const at = { start_time: `${dayFromNow(11)}T08:00:00Z`, end_time: `${dayFromNow(11)}T10:00:00Z` };
    await one.api.post('/planner/shifts/', { client: client.id, employee: guard.employee.id, ...at });
    expect(await decide(one, id, 'take-back')).toMatchObject({
      status: 409,
      body: { detail: 'This cannot be taken back any more.' },
    });

    const other = somebody();
    await scheduling.database.query('INSERT INTO company_admin (company_id, user_id) VALUES ($1, $2)', [
      one.company.id,
      other.userId,
    ]);
    const refused = (await ask(one, 20)).body as { id: number };
    await decide(one, refused.id, 'refuse');
    expect((await scheduling.as(other).post(`/planner/time-off/${refused.id}/take-back/`)).status).toBe(409);
    await ask(one, 20);
    expect((await decide(one, refused.id, 'take-back')).body).toHaveProperty('from_day');
    await scheduling.database.query(`UPDATE time_off SET decided_at = now() - interval '6 minutes' WHERE id = $1`, [
      id,
    ]);
    expect((await decide(one, id, 'take-back')).status).toBe(409);
  });

  test('what is approved refuses shifts whatever the rules say, what is asked for warns; the grid and the calendar name it', async () => {
    const one = await firm(2);
    const { guard } = one;
    const client = await scheduling.make.client(one.company, { name: 'Mall' });
    const post = await scheduling.make.post(client);
    const shift = {
      client: client.id,
      employee: guard.employee.id,
      start_time: `${dayFromNow(11)}T20:00:00Z`,
      end_time: `${dayFromNow(12)}T04:00:00Z`,
    };
    const planned = (await one.api.post('/planner/shifts/', shift)).body as { id: number };
    await one.hired[1]!.api.post(mine, {
      type: one.types['Unpaid'],
      from_day: dayFromNow(9),
      until_day: dayFromNow(10),
    });
    const { id } = (await ask(one, 10, 11)).body as { id: number };
    const codes = async () => {
      const query = `query ($of: ID!, $start: DateTime!, $end: DateTime!) { candidates(post: $of, start: $start, end: $end) {
        results { employeeId standing conflicts { code severity } } } }`;
      const times = { start: `${dayFromNow(10)}T08:00:00Z`, end: `${dayFromNow(10)}T10:00:00Z` };
      const { data } = await scheduling.graphqlAs(one.owner)(query, { of: String(post.id), ...times });
      return data.candidates.results.find(
        (each: { employeeId: string }) => each.employeeId === String(guard.employee.id),
      );
    };
    expect(await codes()).toMatchObject({ standing: 'WARNED', conflicts: [{ code: 'TIME_OFF', severity: 'WARNING' }] });
    expect((await one.api.get(`/planner/time-off/${id}/impact/`)).body).toMatchObject({
      shifts: [{ id: planned.id, client_name: 'Mall' }],
      away: [{ employee_name: 'G1 Lee', status: 'pending', type_name: 'Unpaid' }],
      balance: '-2.00',
    });
    await decide(one, id, 'approve');
    const at = { start_time: `${dayFromNow(10)}T08:00:00Z`, end_time: `${dayFromNow(10)}T10:00:00Z` };
    const refused = await one.api.post('/planner/shifts/', { ...shift, ...at });
    expect(refused.body.employee).toEqual([
      expect.stringMatching(/^This employee is off from .* 08:00 to .* 10:00 UTC\.$/),
    ]);
    expect(await codes()).toMatchObject({ standing: 'REFUSED' });
    // What was planned before stays, and may be made shorter.
    expect((await one.api.patch(`/planner/shifts/${planned.id}/`, { notes: 'Keys' })).status).toBe(200);
    const query = `query ($of: ID!, $from: DateTime!, $until: DateTime!) { schedule(company: $of, from: $from, to: $until) {
      employees { unavailability { fromDay timeOff typeName } } } }`;
    const range = { from: `${dayFromNow(8)}T00:00:00Z`, until: `${dayFromNow(14)}T00:00:00Z` };
    const { data } = await scheduling.graphqlAs(one.owner)(query, { of: String(one.company.id), ...range });
    expect(data.schedule.employees[0].unavailability).toEqual([
      { fromDay: dayFromNow(10), timeOff: 'APPROVED', typeName: 'Vacation' },
    ]);
    const { renewMyCalendarFeed } = (await scheduling.graphqlAs(guard.user)('mutation { renewMyCalendarFeed { url } }'))
      .data;
    knowUser(scheduling.auth, guard.user);
    const calendar = await scheduling.rest.get(new URL(renewMyCalendarFeed.url).pathname.replace(/^\/api/, ''));
    const day = (from: number) => dayFromNow(from).replaceAll('-', '');
    expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${day(10)}`);
    expect(calendar.body).toContain(`DTEND;VALUE=DATE:${day(12)}`);
    expect(calendar.body).toContain('SUMMARY:Vacation');
  });
});

test('issue: time off carries a file, which its guard and administrators alone download; what is no document is refused', async () => {
  const one = await firm(2);
  const { id } = (await ask(one, 10)).body as { id: number };
  const upload = (content: string, name: string, { user } = one.guard) =>
    scheduling.graphqlAs(user)(
      'mutation ($id: ID!, $file: Upload!) { setMyTimeOffFile(id: $id, file: $file) { fileName } }',
      { id, file: new File([content], name) },
    );
  expect((await upload('<svg/>', 'note.svg')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await upload('%PDF-1.7', 'note.pdf', one.hired[1])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await upload('%PDF-1.7 note', 'note.pdf')).data.setMyTimeOffFile).toEqual({ fileName: 'note.pdf' });
  const own = `${mine}${id}/file/`;
  for (const file of [await one.api.get(`/planner/time-off/${id}/file/`), await one.guard.api.get(own)])
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, 'attachment; filename=note.pdf']);
  const foreign = await firm();
  expect((await foreign.api.get(`/planner/time-off/${id}/file/`)).status).toBe(404);
  expect((await one.hired[1]!.api.get(own)).status).toBe(404);
  expect((await one.api.get(`/planner/time-off/${id}/`)).body).toMatchObject({ file_name: 'note.pdf' });
  expect((await one.guard.api.delete(own)).body).toMatchObject({ file_name: null });
  expect((await one.guard.api.get(own)).status).toBe(404);
});

test('issue: of a type that needs a document, nothing is approved without; it is named until it is there', async () => {
  const one = await firm();
  await one.api.patch(`/planner/time-off/types/${one.types['Vacation']}/`, { needs_document: true });
  const asked = (await ask(one, 10)).body as { id: number };
  expect(asked).toMatchObject({ lacks_document: true });
  expect(await balanceOf(one)).toMatchObject({ needs_document: true });
  const refused = await decide(one, asked.id, 'approve');
  expect([refused.status, refused.body]).toEqual([400, { file: ['This field is required.'] }]);
  await scheduling.graphqlAs(one.guard.user)(
    'mutation ($id: ID!, $file: Upload!) { setMyTimeOffFile(id: $id, file: $file) { lacksDocument } }',
    { id: asked.id, file: new File(['%PDF-1.7'], 'note.pdf') },
  );
  const [approved, removed] = await Promise.all([
    decide(one, asked.id, 'approve'),
    one.guard.api.delete(`${mine}${asked.id}/file/`),
  ]);
  // Whoever is first: what was approved has its document.
  expect(approved.status === 200 ? removed.status : approved.status).toBe(approved.status === 200 ? 409 : 400);
  const { lacks_document } = (await one.api.get(`/planner/time-off/${asked.id}/`)).body as { lacks_document: boolean };
  expect(lacks_document).toBe(approved.status !== 200);
  const withdrawn = await ask(one, 30);
  expect((await decide(one, withdrawn.body.id, 'refuse')).body).toMatchObject({ lacks_document: false });
});

test('issue: of what nobody has to approve, the document is asked for afterwards, and not of what was long ago', async () => {
  const one = await firm();
  const { id } = (await one.guard.api.post(`${mine}sick/`)).body as { id: number };
  const lacks = async () => (await one.guard.api.get(mine)).body.results[0].lacks_document as boolean;
  expect(await lacks()).toBe(false);
  await one.api.patch(`/planner/time-off/types/${one.types['Sick']}/`, { needs_document: true });
  expect(await lacks()).toBe(true);
  const move = (days: number) =>
    scheduling.database.query('UPDATE time_off SET from_day = $2, until_day = $2 WHERE id = $1', [
      id,
      dayFromNow(-days),
    ]);
  await move(31);
  expect(await lacks()).toBe(true);
  await move(32);
  expect(await lacks()).toBe(false);
  await move(1);
  await scheduling.graphqlAs(one.guard.user)(
    'mutation ($id: ID!, $file: Upload!) { setMyTimeOffFile(id: $id, file: $file) { id } }',
    { id, file: new File(['%PDF-1.7'], 'note.pdf') },
  );
  expect(await lacks()).toBe(false);
  expect((await one.guard.api.post(`${mine}sick/`)).body).toMatchObject({ status: 'approved', lacks_document: true });
});

test('issue: what the first of two administrators saw stays until the second decides', async () => {
  const one = await firm();
  await one.api.patch(`/planner/time-off/types/${one.types['Vacation']}/`, { needs_second_approval: true });
  const { id } = (await ask(one, 10)).body as { id: number };
  const setFile = (name: string) =>
    scheduling.graphqlAs(one.guard.user)(
      'mutation ($id: ID!, $file: Upload!) { setMyTimeOffFile(id: $id, file: $file) { fileName } }',
      { id, file: new File(['%PDF-1.7'], name) },
    );
  await setFile('first.pdf');
  await decide(one, id, 'approve');
  expect((await setFile('second.pdf')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await one.guard.api.delete(`${mine}${id}/file/`)).status).toBe(409);
  await decide(one, id, 'take-back');
  expect((await setFile('second.pdf')).data.setMyTimeOffFile).toEqual({ fileName: 'second.pdf' });

  // Withdrawn, it proves nothing, and is theirs alone; wanted again without it, the first approval is gone with what it was of.
  await decide(one, id, 'approve');
  await one.guard.api.post(`${mine}${id}/withdraw/`);
  expect((await setFile('third.pdf')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await one.guard.api.delete(`${mine}${id}/file/`)).body).toMatchObject({ file_name: null });
  expect((await one.guard.api.post(`${mine}${id}/restore/`)).body).toMatchObject({
    status: 'pending',
    is_approved_once: false,
  });
});

describe('sick today', () => {
  test('one tap: off at once, of the shifts of today that one cannot come, and planners get the gap by mail; taken back, all is as before', async () => {
    const one = await firm(1, { name: 'Harbour' });
    const { guard } = one;
    knowUser(scheduling.auth, one.owner, { email: 'owner@firm.example' });
    const client = await scheduling.make.client(one.company, { name: 'Mall' });
    const noon = Date.parse(`${today()}T23:30:00Z`);
    const shift = await scheduling.make.shift(client, guard.employee, {
      start_time: new Date(noon),
      end_time: new Date(noon + 3_600_000),
    });
    const sick = () => guard.api.post(`${mine}sick/`);
    const answers = await Promise.all([sick(), sick(), sick()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0].body).toMatchObject({ status: 'approved', from_day: today(), type_name: 'Sick', amount: '1.00' });
    expect((await one.api.get(`/planner/shifts/${shift.id}/`)).body).toMatchObject({ absence: 'ill' });
    const worker = await scheduling.another();
    const { subject, text } = await mailbox.next('owner@firm.example');
    await worker.close();
    expect(subject).toMatch(/^G0 Lee is off: /);
    expect(text).toContain('Mall');
    expect(text).toContain(`/admin/planner/time-off?open=${answers[0].body.id}`);
    expect((await guard.api.post(`${mine}${answers[0].body.id}/withdraw/`)).body).toMatchObject({
      status: 'withdrawn',
    });
    expect((await one.api.get(`/planner/shifts/${shift.id}/`)).body).toMatchObject({ absence: null });
    expect(await balanceOf(one, 'Sick')).toMatchObject({ taken: '0.00', balance: '0.00' });
    expect((await guard.api.post(`${mine}${answers[0].body.id}/restore/`)).body).toMatchObject({ status: 'approved' });
    expect((await one.api.get(`/planner/shifts/${shift.id}/`)).body).toMatchObject({ absence: 'ill' });
  });

  test('said without a connection, it is of the day on which it was said, however late it comes', async () => {
    const one = await firm();
    const day = dayFromNow(-1);
    const waited_seconds = Math.round((Date.now() - Date.parse(`${day}T12:00:00Z`)) / 1000);
    const sick = (body: object) => one.guard.api.post(`${mine}sick/`, body);
    const kept = (await sick({ waited_seconds })).body;
    expect(kept).toMatchObject({ status: 'approved', from_day: day, until_day: day });
    // Its answer was lost.
    expect((await sick({ waited_seconds: waited_seconds + 5 })).body).toMatchObject({ id: kept.id });
    expect((await sick({ waited_seconds: -1 })).body).toHaveProperty('waited_seconds');
    // Days that lie further back are asked for, and approved, as others are.
    expect(await sick({ waited_seconds: 3 * 86_400 })).toMatchObject({ status: 409 });
  });

  test('a company without such a type says whom to call', async () => {
    const one = await firm();
    await one.api.patch(`/planner/time-off/types/${one.types['Sick']}/`, { is_active: false });
    expect(await one.guard.api.post(`${mine}sick/`)).toMatchObject({ status: 409 });
  });
});

describe('the ledger', () => {
  test('is only added to, also by the service itself', async () => {
    const one = await firm();
    await ask(one, 10);
    const service = await schedulingDatabase(scheduling.applicationDatabaseUrl).initialize();
    for (const statement of [
      'UPDATE time_off_entry SET amount = 1',
      'DELETE FROM time_off_entry',
      'TRUNCATE time_off_entry',
    ])
      await expect(inScope('everything', () => service.query(statement))).rejects.toThrow('permission denied');
    await service.destroy();
  });

  test('a correction has a reason; the guard sees every entry of their own', async () => {
    const one = await firm(2);
    const { employee } = one.guard;
    const entry = { employee: employee.id, type: one.types['Vacation'] };
    const add = (more: object) => one.api.post('/planner/time-off/ledger/', { ...entry, ...more });
    expect((await add({ kind: 'corrected', amount: '-1' })).body).toEqual({ reason: ['This field is required.'] });
    expect((await add({ kind: 'granted', amount: '0' })).body).toHaveProperty('amount');
    expect((await add({ kind: 'taken', amount: '1' })).body).toHaveProperty('kind');
    expect((await add({ kind: 'granted', amount: '5' })).status).toBe(201);
    expect((await add({ kind: 'corrected', amount: '-1.5', reason: 'Counted twice' })).status).toBe(201);
    expect(await balanceOf(one)).toMatchObject({
      granted: '5.00',
      corrected: '-1.50',
      balance: '3.50',
      is_counted: true,
    });
    const seen = async (index: number, query = '') => (await one.hired[index]!.api.get(`${mine}ledger/${query}`)).body;
    expect(await seen(0, '?kind=corrected')).toMatchObject({ count: 1, results: [{ reason: 'Counted twice' }] });
    expect(await seen(1)).toMatchObject({ count: 0 });
  });

  test('what is no balance of anybody keeps no other firm from the end of its year', async () => {
    const [strange, other] = [await firm(), await firm()];
    const year = new Date().getUTCFullYear() - 1;
    const give = ({ company, guard, types }: Firm, times: number, amount: string) =>
      scheduling.database.query(
        `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day)
         SELECT $1, $2, $3, 'granted', $4, $5 FROM generate_series(1, $6)`,
        [company.id, guard.employee.id, types['Vacation'], amount, `${year}-05-01`, times],
      );
    await give(strange, 101, '999999.99');
    await give(other, 1, '7.50');
    await runSchedules(scheduling.databaseUrl, [accrualSchedule], () => scheduling.another());
    const count = `SELECT count(*)::integer AS count FROM time_off_entry WHERE employee_id = $1 AND kind = 'carried_over'`;
    expect(await scheduling.database.query(count, [other.guard.employee.id])).toEqual([{ count: 2 }]);
    expect(await balanceOf(other)).toMatchObject({ carried_over: '7.50', taken: '0.00' });
    expect(await balanceOf(strange)).toMatchObject({ carried_over: '100999998.99' });
  });

  test('of random years, what is carried over, expires and comes with a month is what an independent count says, and no entry changes', async () => {
    const rounds = Number(process.env['LEDGER_YEARS'] ?? 100);
    const one = await firm();
    const { database, make } = scheduling;
    const [limits, year] = [[null, '0', '2.5', '5'], new Date().getUTCFullYear()];
    const types = await Promise.all(
      limits.map((limit, index) =>
        make.timeOffType(one.company, { carry_over_limit: limit, monthly_accrual: index % 2 ? '1.75' : '0' }),
      ),
    );
    const kinds = ['granted', 'corrected', 'taken', 'pending'];
    const entry = fc.record({
      kind: fc.constantFrom(...kinds),
      quarters: fc.integer({ min: -40, max: 40 }).filter((quarters) => quarters !== 0),
      back: fc.integer({ min: -1, max: 2 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    const histories = fc.sample(fc.array(entry, { maxLength: 12 }), {
      numRuns: rounds,
      seed: 34,
    });
    const guards = await database.query<{ id: number }[]>(
      `INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate)
       SELECT $1, 'G', n::text, 'g' || n || '@ledger.example', 15 FROM generate_series(1, $2) AS n RETURNING id`,
      [one.company.id, histories.length],
    );
    const told = histories.flatMap((entries, index) =>
      entries.map(({ kind, quarters, back, month }) => ({
        company_id: one.company.id,
        employee_id: guards[index]!.id,
        type_id: types[index % types.length]!.id,
        kind,
        amount: quarters / 4,
        day: `${year - back}-${String(month).padStart(2, '0')}-15`,
      })),
    );
    await database.query(
      `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day)
       SELECT company_id, employee_id, type_id, kind, amount, day FROM jsonb_populate_recordset(NULL::time_off_entry, $1)`,
      [JSON.stringify(told)],
    );
    const entries = () =>
      database.query<object[]>('SELECT * FROM time_off_entry WHERE company_id = $1 ORDER BY id', [one.company.id]);
    const close = () => runSchedules(scheduling.databaseUrl, [accrualSchedule], () => scheduling.another());
    const before = await entries();
    await close();
    const after = await entries();
    await close();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await entries()).toEqual(after);

    for (const [index, entered] of histories.entries()) {
      const type = types[index % types.length]!;
      const limit = limits[index % limits.length];
      const sum = (isOf: (back: number) => boolean) =>
        entered.filter(({ back }) => isOf(back)).reduce((total, { quarters }) => total + quarters / 4, 0);
      const left = sum((back) => back > 0);
      const lost = limit == null ? 0 : Math.max(0, left - Number(limit));
      const accrued = Number(type.monthly_accrual);
      const { body } = await one.api.get(`/planner/employees/${guards[index]!.id}/time-off/balances/`);
      const balance = (body as TimeOffBalance[]).find((each) => each.type === type.id)!;
      const numbers = [balance.carried_over, balance.expired, balance.accrued, balance.balance].map(Number);
      expect([index, ...numbers]).toEqual([
        index,
        left,
        0 - lost,
        accrued,
        left - lost + accrued + sum((back) => back <= 0),
      ]);
    }
  }, 600_000);

  test('of random histories, every balance is what an independent count of them says', async () => {
    const kinds = ['grant', 'correct', 'ask', 'enter', 'approve', 'refuse', 'withdraw', 'cancel', 'back'] as const;
    const step = fc.record({ kind: fc.constantFrom(...kinds), of: fc.nat(9), days: fc.integer({ min: 1, max: 4 }) });
    const histories = fc.array(step, { minLength: 4, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const one = await firm();
        const entry = { employee: one.guard.employee.id, type: one.types['Vacation'] };
        let given = 0;
        let next = 10;
        const requests: { id: number; days: number; state: string; back?: string | undefined; by?: string }[] = [];
        const answers: number[] = [];
        const expected: number[] = [];
        const send = async (
          status: number,
          api: typeof one.api,
          path: string,
          body: object,
        ): Promise<{ id: number }> => {
          const answer = await api.post(path, body);
          answers.push(answer.status);
          expected.push(status);
          return answer.body as { id: number };
        };
        for (const { kind, of, days } of steps) {
          const chosen = requests[of % Math.max(1, requests.length)];
          const [from_day, until_day] = [dayFromNow(next), dayFromNow(next + days - 1)];
          switch (kind) {
            case 'grant':
            case 'correct': {
              const amount = kind === 'grant' ? days : -days / 2;
              given += amount;
              const body = { ...entry, kind: `${kind}ed`, amount: String(amount), reason: 'Because' };
              await send(201, one.api, '/planner/time-off/ledger/', body);
              break;
            }
            case 'ask': {
              const { id } = await send(201, one.guard.api, mine, { type: entry.type, from_day, until_day });
              requests.push({ id, days, state: 'pending' });
              next += days;
              break;
            }
            case 'enter': {
              const { id } = await send(201, one.api, '/planner/time-off/', { ...entry, from_day, until_day });
              requests.push({ id, days, state: 'approved', back: 'gone' });
              next += days;
              break;
            }
            case 'back': {
              if (!chosen) break;
              const { back, by } = chosen;
              const path =
                by === 'guard' ? `${mine}${chosen.id}/restore/` : `/planner/time-off/${chosen.id}/take-back/`;
              await send(back ? 200 : 409, by === 'guard' ? one.guard.api : one.api, path, {});
              if (back) Object.assign(chosen, { state: back, back: back === 'gone' ? 'approved' : undefined });
              break;
            }
            default: {
              if (!chosen) break;
              const isPossible = chosen.state === (kind === 'cancel' ? 'approved' : 'pending');
              const status = isPossible ? 200 : 409;
              const { id } = chosen;
              if (kind === 'withdraw') await send(status, one.guard.api, `${mine}${id}/withdraw/`, {});
              else await send(status, one.api, `/planner/time-off/${id}/${kind}/`, {});
              if (!isPossible) break;
              chosen.back = chosen.state;
              chosen.state = kind === 'approve' ? 'approved' : 'gone';
              chosen.by = kind === 'withdraw' ? 'guard' : 'planner';
            }
          }
        }
        expect(answers).toEqual(expected);
        const sum = (state: string) =>
          requests.filter((each) => each.state === state).reduce((total, each) => total + each.days, 0);
        const balance = await balanceOf(one);
        expect(Object.fromEntries(Object.entries(balance).map(([name, value]) => [name, Number(value)]))).toMatchObject(
          {
            pending: 0 - sum('pending'),
            taken: 0 - sum('approved'),
            balance: given - sum('pending') - sum('approved'),
          },
        );
      }),
      { numRuns: Number(process.env['LEDGER_ROUNDS'] ?? 12) },
    );
  }, 6_000_000);
});
