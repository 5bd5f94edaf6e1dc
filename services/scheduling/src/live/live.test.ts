import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { PassThrough } from 'node:stream';
import type { LiveChange, LiveEvent } from '@portfolio/contracts/scheduling';
import { actors, eventually, type Persona } from '@portfolio/testkit';
import type { Response } from 'express';
import { knowUser, knowUsers } from '../../test/accounts.ts';
import { somebody, startScheduling, type TestScheduling } from '../../test/scheduling.ts';
import { Live } from './live.ts';

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const path = '/planner/changes/';

/** What comes on a stream, once it has started. */
async function listen(persona: Persona, query = '', url = scheduling.url) {
  const stop = new AbortController();
  const authorization = `Bearer ${await scheduling.issuer.token(persona)}`;
  const headers = { accept: 'text/event-stream', authorization };
  const response = await fetch(`${url}${path}${query}`, { headers, signal: stop.signal });
  const events: LiveEvent[] = [];
  let isOver = false;
  const read = async () => {
    let rest = '';
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      const whole = (rest + part).split('\n\n');
      rest = whole.pop()!;
      for (const told of whole) {
        const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(told) ?? [];
        if (type) events.push({ ...JSON.parse(data!), type });
      }
    }
  };
  if (response.status === 200)
    void read()
      .catch(() => {})
      .finally(() => (isOver = true));
  ends.push(() => stop.abort());
  const starts = () => events.filter(({ type }) => type === 'start').length;
  if (response.status === 200) await eventually('it starts', starts);
  return {
    status: response.status,
    headers: response.headers,
    events,
    starts,
    end: () => stop.abort(),
    isOver: () => isOver,
    changes: () => events.flatMap((event): LiveChange[] => (event.type === 'changes' ? event.changes : [])),
    plans: () => events.flatMap((event) => (event.type === 'plan' ? [[event.state, event.missing, event.value]] : [])),
    people: () => events.findLast((event) => event.type === 'people')?.people.map(({ name, from }) => [name, from]),
  };
}

/** A firm with a client, two guards with accounts, and a planner whose name auth knows. */
async function firm() {
  const { make, auth } = scheduling;
  const [owner, ann, bob] = [somebody(), somebody(), somebody()];
  knowUser(auth, owner);
  const company = await make.company(owner);
  const client = await make.client(company);
  const guards = [ann, bob].map(({ userId }) => make.employee(company, { user_id: userId }));
  const [employee, colleague] = await Promise.all(guards);
  const rename = (name: string, who: Persona = owner) =>
    scheduling.as(who).patch(`/planner/clients/${client.id}/`, { name });
  const plan = (of: { id: number }, day: number) =>
    scheduling.as(owner).post('/planner/shifts/', {
      client: client.id,
      employee: of.id,
      start_time: `2031-03-${day}T09:00:00Z`,
      end_time: `2031-03-${day}T17:00:00Z`,
    });
  return { owner, ann, bob, company, client, employee: employee!, colleague: colleague!, rename, plan };
}

const nounsIn = (changes: readonly LiveChange[]) => changes.map(({ noun }) => noun);

test('who hangs up before it is known who they are holds no place', async () => {
  const { owner } = await firm();
  const authorization = `Bearer ${await scheduling.issuer.token(owner)}`;
  for (let time = 0; time < 40; time += 1) {
    const request = ask(`${scheduling.url}${path}`, { headers: { accept: 'text/event-stream', authorization } });
    request.on('error', () => {}).end();
    await once(request, 'finish');
    request.destroy();
  }
  const refused = async () => (await listen(owner)).status !== 200;
  await eventually('the last of them is gone', async () => !(await refused()));
  expect(await refused()).toBe(false);
});

test('planners are told what of their company was changed and by whom, and nothing of it; others are told nothing', async () => {
  const [own, other] = [await firm(), await firm()];
  const [stream, elsewhere] = [await listen(own.owner), await listen(other.owner)];
  expect(stream.headers.get('content-type')).toMatch('text/event-stream');
  await own.rename('Secret Mall');
  const { userId } = own.owner;
  const told = await eventually('the planner is told', () => stream.changes().find(({ by }) => by === userId));
  expect(told).toEqual({ noun: 'client', ids: [own.client.id], by: userId, name: 'Gabriel Okafor' });
  expect(JSON.stringify(stream.events)).not.toContain('Secret');
  // A superuser acts for everybody, and is told of as themselves.
  await other.rename('Renamed', actors.superuser);
  await eventually('the other planner is told', () =>
    elsewhere.changes().some(({ ids, by }) => ids[0] === other.client.id && by === actors.superuser.userId),
  );
  const clients = (changes: LiveChange[]) => changes.filter(({ noun }) => noun === 'client').flatMap(({ ids }) => ids);
  expect(clients(elsewhere.changes())).not.toContain(own.client.id);
  expect(clients(stream.changes())).not.toContain(other.client.id);
});

test('guards are told that something of theirs was changed, not what and by whom; drafts are not told', async () => {
  const { ann, bob, company, employee, colleague, plan } = await firm();
  const [hers, his] = [await listen(ann), await listen(bob, '?as=employee')];
  await plan(employee, 10);
  await eventually('she is told', () => nounsIn(hers.changes()).includes('shift'));
  await scheduling.database.query('UPDATE company SET plans_in_drafts = true WHERE id = $1', [company.id]);
  const drafted = await plan(employee, 11);
  expect(drafted.body.is_draft).toBe(true);
  await scheduling.database.query('UPDATE employee SET notes = $1 WHERE id = ANY ($2)', [
    'x',
    [colleague.id, employee.id],
  ]);
  await eventually('both are told', () => [hers, his].every((one) => nounsIn(one.changes()).includes('employee')));
  expect(nounsIn(hers.changes()).filter((noun) => noun === 'shift')).toHaveLength(1);
  expect(nounsIn(his.changes())).not.toContain('shift');
  const [change] = hers.changes();
  expect(change).toEqual({ noun: change?.noun, ids: [], by: null, name: '' });
});

test('who has written about an offer is told that the colleague has read it', async () => {
  const { ann, bob, client, employee, colleague } = await firm();
  const { id: offer } = await scheduling.make.offer(client, employee, colleague);
  const mine = '/planner/employees/me/threads/';
  const hers = await listen(ann);
  const marks = () => nounsIn(hers.changes()).filter((noun) => noun === 'thread_reader').length;
  const { id } = (await scheduling.as(ann).post(mine, { offer, text: 'Please?' })).body;
  const before = await eventually('she is told of her own', marks);
  await scheduling.as(bob).post(`${mine}${id}/read/`, { until: 2_000_000_000 });
  expect(await eventually('she is told of his', () => marks() > before)).toBe(true);
});

test('the work on a plan is told to planners of its company who ask for it: how far it is, each step, and its end', async () => {
  const [own, other] = [await firm(), await firm()];
  const { id } = await scheduling.make.rosterPlan(own.company);
  const step = (missing: number, value: number) =>
    scheduling.database.query(
      `UPDATE roster_plan SET state = 'running', worked_ms = worked_ms + 500, asked = 4, missing = $2, value = $3 WHERE id = $1`,
      [id, missing, value],
    );
  await step(3, 300.5);
  const [asks, looks, strange, guard] = [
    await listen(own.owner, `?plan=${id}`),
    await listen(own.owner),
    await listen(other.owner, `?plan=${id}`),
    await listen(own.ann, `?plan=${id}`),
  ];
  await eventually('they are told where it is', () => asks.plans().length === 1);
  await step(1, 120);
  await scheduling.database.query(`UPDATE roster_plan SET state = 'ready' WHERE id = $1`, [id]);
  await scheduling.database.query('DELETE FROM roster_plan WHERE id = $1', [id]);
  await eventually('its end is told', () => asks.plans().length === 4);
  expect(asks.plans()).toEqual([
    ['running', 3, 300.5],
    ['running', 1, 120],
    ['ready', 1, 120],
    [null, 1, 120],
  ]);
  await own.rename('Told after');
  await eventually('others are told of it', () => nounsIn(looks.changes()).includes('client'));
  expect([looks, strange, guard].flatMap((one) => one.plans())).toEqual([]);
});

test('where a plan was when somebody came is not told after where it is since', async () => {
  const { company } = await firm();
  const { id } = await scheduling.make.rosterPlan(company);
  const names = { database: scheduling.database, log: console };
  const live = new Live({
    ...(names as unknown as ConstructorParameters<typeof Live>[0]),
    url: scheduling.databaseUrl,
  });
  ends.push(() => void live.stop());
  const before = { plan: id, state: 'running', worked: 1, asked: 4, missing: 3, value: 300 } as const;
  const { promise, resolve } = Promise.withResolvers<typeof before>();
  const watching = { company: 'all' } as const;
  const right = { watching, again: () => Promise.resolve(watching), isOver: () => false };
  const asker = { user: 1, address: '', shown: { from: null, until: null }, ...right };
  const hear = (plan?: Parameters<Live['open']>[0]['plan']) => {
    const stream = Object.assign(new PassThrough(), { writeHead() {} });
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString()));
    live.open({ ...asker, plan }, stream as unknown as Response);
    return () => text;
  };
  const first = hear();
  await eventually('it listens', () => first().includes('start'));
  const told = hear({ id, now: () => promise });
  await scheduling.database.query(`UPDATE roster_plan SET state = 'ready' WHERE id = $1`, [id]);
  await eventually('its end is told', () => told().includes('ready'));
  resolve(before);
  await eventually('all is told', () => promise);
  expect(told()).not.toContain('running');
});

test('only who plans or works may listen, at their own company', async () => {
  const [own, other] = [await firm(), await firm()];
  expect((await scheduling.rest.get(path, { accept: 'text/event-stream' })).status).toBe(401);
  expect((await listen(own.owner, `?company=${other.company.id}`)).status).toBe(404);
  expect((await listen(somebody())).status).toBe(204);
  expect((await listen(somebody(), '?as=employee')).status).toBe(204);
  expect((await scheduling.as(somebody()).get(path)).body).toEqual({ people: [] });
});

test('a stream ends with the session, and with the right', async () => {
  const { owner, company, ann, employee, rename } = await firm();
  const second = { ...somebody(), sessionId: randomUUID() };
  await scheduling.make.administrator(company, second);
  const [stays, session, right, dismissed] = [
    await listen(owner),
    await listen(second),
    await listen({ ...second, sessionId: randomUUID() }),
    await listen(ann),
  ];
  // What the firm began with comes before.
  await rename('Of before');
  await eventually('it is told', () => right.changes().some(({ by }) => by === owner.userId));
  const before = right.changes().length;
  scheduling.auth.ended.push(second.sessionId);
  await eventually('its session has ended', session.isOver);
  expect(right.isOver()).toBe(false);
  await scheduling.database.query('DELETE FROM company_admin WHERE user_id = $1', [second.userId]);
  await scheduling.database.query('UPDATE employee SET user_id = NULL WHERE id = $1', [employee.id]);
  await eventually('their rights have ended', () => right.isOver() && dismissed.isOver());
  expect(right.changes()).toHaveLength(before);
  expect(stays.isOver()).toBe(false);
});

test('one person holds no more than twelve streams of a process; who finds no room is told when to come again', async () => {
  const { owner, ann } = await firm();
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen(owner)));
  const refused = await listen(owner);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await listen(ann)).status).toBe(200);
  streams[0]!.end();
  await eventually('there is room', async () => (await listen(owner)).status === 200);
});

test('whoever lost the database hears of it when it is back, and of what comes then', async () => {
  const { owner, rename } = await firm();
  const stream = await listen(owner);
  await scheduling.database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'scheduling-live' AND datname = current_database()",
  );
  await eventually('it starts anew', () => stream.starts() === 2);
  // What another release would say ends nothing.
  await scheduling.database.query("SELECT pg_notify('told_change', 'x'), pg_notify('told_presence', '{}')");
  await rename('Found again');
  await eventually('it is told', () => nounsIn(stream.changes()).includes('client'));
  expect(stream.isOver()).toBe(false);
});

test('two processes tell alike who looks at which days, and one that closes ends its streams', async () => {
  const { owner, company, rename } = await firm();
  const colleague = somebody();
  await scheduling.make.administrator(company, colleague);
  const names = { [owner.userId]: ['Gabriel', 'Okafor'], [colleague.userId]: ['Anna', 'Roth'] };
  knowUsers(scheduling.auth, names);
  const second = await scheduling.another();
  const here = await listen(owner, '?from=2031-03-10&until=2031-03-16');
  const there = await listen(colleague, '?from=2031-03-17&until=2031-03-23', second.url);
  const both = [
    ['Gabriel Okafor', '2031-03-10'],
    ['Anna Roth', '2031-03-17'],
  ];
  for (const stream of [here, there])
    await eventually('both are seen', () => JSON.stringify(stream.people()) === JSON.stringify(both));
  expect((await scheduling.as(owner).get(path)).body.people).toHaveLength(2);
  await rename('Seen by both');
  await eventually('the other process tells it', () => nounsIn(there.changes()).includes('client'));
  const begun = Date.now();
  await second.close();
  expect(Date.now() - begun).toBeLessThan(5_000);
  await eventually('its stream is over', there.isOver);
  await eventually('who was there is gone', () => here.people()?.length === 1);
});

test('a statement that changes many rows is told once, and who has just come is told of it', async () => {
  const { owner, company, client } = await firm();
  await scheduling.database.query(
    "INSERT INTO employee (company_id, first_name, last_name, email, hourly_rate) SELECT $1, 'G', n::text, n || '@many.example', 15 FROM generate_series(1, 60) AS n",
    [company.id],
  );
  const stream = await listen(owner);
  await eventually('it is told', () => nounsIn(stream.changes()).includes('employee'));
  expect(stream.changes().find(({ noun, by }) => noun === 'employee' && by === null)?.ids).toEqual([]);
  expect(client.id).toBeGreaterThan(0);
});

test('changes of every table with a company are told, but for what hangs on others', async () => {
  const rows = await scheduling.database.query<{ name: string; told: string }[]>(`
    SELECT relname AS name, count(pg_trigger.oid) AS told FROM pg_class
    JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'company_id'
    LEFT JOIN pg_trigger ON tgrelid = pg_class.oid AND tgname LIKE 'told%'
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' GROUP BY 1 ORDER BY 1`);
  expect(rows.filter(({ told }) => told === '3').map(({ name }) => name)).toContain('shift');
  expect(rows.filter(({ told }) => told !== '3').map(({ name, told }) => `${name} ${told}`)).toEqual([
    'audit_event 0',
    'calendar_feed 0',
    'deleted_shift 0',
    'license_warning 0',
    'notice_delivery 0',
    'notice_shift 0',
    'publication 0',
    'publication_shift 0',
    'push_subscription 0',
    'roster_plan 0',
    'shift_reference_tally 0',
    'shift_tally 0',
    'shift_title_tally 0',
    'thread 0',
  ]);
});
