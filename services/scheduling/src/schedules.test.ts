import { defaultUserSettings } from '@portfolio/contracts/auth';
import { eventually, runSchedules } from '@portfolio/testkit';
import { hoursFromNow } from '../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../test/scheduling.ts';
import { schedules } from './service.ts';

let scheduling: TestScheduling;

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

let known: typeof schedules;
const run = () => runSchedules(scheduling.databaseUrl, known, () => scheduling.another());

/** Task → what it left behind, and what it should have. */
const effects: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
  // readings.md: a scheduled shift whose end has passed without check-in is missed, others are not.
  async 'mark-missed-shifts'() {
    const { make, database } = scheduling;
    const company = await make.company(somebody());
    const client = await make.client(company);
    const employee = await make.employee(company);
    const ended = { start_time: hoursFromNow(-9), end_time: hoursFromNow(-1), allow_overlap: true };
    const statusOf = new Map([
      [(await make.shift(client, employee, ended)).id, 'missed'],
      [(await make.shift(client, employee, { ...ended, status: 'cancelled' })).id, 'cancelled'],
      [(await make.shift(client, employee, { ...ended, status: 'completed' })).id, 'completed'],
      [(await make.shift(client, employee, { ...ended, status: 'in_progress' })).id, 'in_progress'],
      [(await make.shift(client, employee, { ...ended, checked_in_at: hoursFromNow(-9) })).id, 'scheduled'],
      [(await make.shift(client, employee, { ...ended, end_time: hoursFromNow(1) })).id, 'scheduled'],
    ]);
    await run();
    const rows = await database.query<{ id: number; status: string }[]>('SELECT id, status FROM shift');
    return [new Map(rows.map(({ id, status }) => [id, status])), statusOf];
  },
  async 'add-up-shifts'() {
    const { make, database } = scheduling;
    const company = await make.company(somebody());
    const [client, employee] = [await make.client(company), await make.employee(company)];
    const given = { start_time: hoursFromNow(500), end_time: hoursFromNow(508), allow_overlap: true, title: 'Watch' };
    for (let made = 0; made < 3; made += 1) await make.shift(client, employee, given);
    await database.query('DELETE FROM shift WHERE id = (SELECT max(id) FROM shift WHERE company_id = $1)', [
      company.id,
    ]);
    await run();
    const noted = `SELECT status, change FROM shift_tally WHERE company_id = $1
      UNION ALL SELECT title, change FROM shift_title_tally WHERE company_id = $1
      UNION ALL (SELECT refers_to, change FROM shift_reference_tally WHERE company_id = $1 ORDER BY refers_to)`;
    const sums = [
      { status: 'scheduled', change: 2 },
      { status: 'Watch', change: 2 },
      { status: 'client', change: 2 },
      { status: 'employee', change: 2 },
    ];
    return [await database.query(noted, [company.id]), sums];
  },
  // readings.md, notification settings: a reminder before start; twelve hours, once, and not of what was just told.
  async 'remind-of-shifts'() {
    const { make, database, auth } = scheduling;
    const company = await make.company(somebody());
    const client = await make.client(company);
    const guards = new Map<string, number>();
    for (const name of ['near', 'far', 'begun', 'cancelled', 'just told', 'silent', 'without account']) {
      const { userId } = somebody();
      const user_id = name === 'without account' ? null : userId;
      const employee = await make.employee(company, { user_id });
      guards.set(name, employee.id);
      const settings = { ...defaultUserSettings, shift_reminders: name !== 'silent', email_notifications: false };
      const contact = {
        id: userId,
        email: 'a@example.com',
        first_name: 'A',
        last_name: 'B',
        is_active: true,
        settings,
      };
      auth.answers.set(`GET /internal/users/contacts?ids=${userId}`, () => ({ body: [contact] }));
      const starts = { far: 13, begun: -1 }[name] ?? 11;
      await make.shift(client, employee, {
        start_time: hoursFromNow(starts),
        end_time: hoursFromNow(starts + 8),
        status: name === 'cancelled' ? 'cancelled' : 'scheduled',
      });
    }
    // All were told of their shifts a day ago, one only now.
    await database.query(
      `UPDATE notice SET created_at = now() - interval '1 day', told_at = now() - interval '1 day' WHERE employee_id <> $1`,
      [guards.get('just told')],
    );
    const reminded = () =>
      database.query(
        `SELECT employee_id, count(*)::integer AS count, count(told_at)::integer AS told FROM notice
         WHERE reminder_of IS NOT NULL GROUP BY employee_id ORDER BY employee_id`,
      );
    await run();
    await run();
    const worker = await scheduling.another();
    await eventually('what is due is told', async () => {
      const due = "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'tell-notice' AND run_at <= now()";
      return (await database.query<unknown[]>(due)).length === 0;
    });
    await worker.close();
    return [
      await reminded(),
      [
        { employee_id: guards.get('near'), count: 1, told: 1 },
        { employee_id: guards.get('silent'), count: 1, told: 0 },
      ],
    ];
  },
  async 'forget-notices'() {
    const { make, database } = scheduling;
    const company = await make.company(somebody());
    const { id } = await make.employee(company);
    await database.query(
      `INSERT INTO notice (company_id, employee_id, told_at, created_at)
       SELECT $1, $2, now(), now() - make_interval(days => age) FROM unnest(ARRAY[179, 181]) AS age`,
      [company.id, id],
    );
    await run();
    return [await database.query('SELECT FROM notice WHERE employee_id = $1', [id]), [{}]];
  },
  async 'ask-to-confirm'() {
    const { make, database } = scheduling;
    const company = await make.company(somebody());
    const client = await make.client(company);
    const employee = await make.employee(company, { user_id: somebody().userId });
    const plan = (start: number) =>
      make.shift(client, employee, { start_time: hoursFromNow(start), end_time: hoursFromNow(start + 8) });
    const [{ id: long }, { id: lately }] = [await plan(100), await plan(200)];
    await database.query('UPDATE company SET plans_in_drafts = true WHERE id = $1', [company.id]);
    for (const [id, hours] of [
      [long, 25],
      [lately, 23],
    ])
      await database.query('UPDATE shift SET published_at = now() - make_interval(hours => $2) WHERE id = $1', [
        id,
        hours,
      ]);
    await run();
    await run();
    const asked = `SELECT shift_id FROM notice_shift JOIN notice ON notice.id = notice_id
      WHERE asks_confirmation AND notice.company_id = $1`;
    return [await database.query(asked, [company.id]), [{ shift_id: long }]];
  },
  async 'warn-of-licenses'() {
    const { make, database } = scheduling;
    const employee = await make.employee(await make.company(somebody()));
    for (const days of [20, 90])
      await make.license(employee, undefined, {
        valid_until: hoursFromNow(days * 24)
          .toISOString()
          .slice(0, 10),
      });
    await run();
    const warned = 'SELECT days FROM license_warning WHERE company_id = $1';
    return [await database.query(warned, [employee.company_id]), [{ days: 30 }]];
  },
  // What is too late, or about a shift that is another by now, is over, and both are told once; what stands is left.
  async 'expire-offers'() {
    const { make, database } = scheduling;
    const company = await make.company(somebody());
    const [ann, bob] = [
      await make.employee(company, { user_id: somebody().userId }),
      await make.employee(company, { user_id: somebody().userId }),
    ];
    const client = await make.client(company);
    const [late, moved] = [await make.offer(client, ann, bob), await make.offer(client, ann, bob)].map(({ id }) => id);
    await make.offer(client, ann, bob);
    await database.query(`UPDATE offer SET deadline = now() - interval '1 minute' WHERE id = $1`, [late]);
    await database.query(
      `UPDATE shift SET end_time = end_time - interval '1 hour' FROM offer WHERE offer.id = $1 AND shift.id = shift_id`,
      [moved],
    );
    await run();
    await run();
    const found = `SELECT offer.status, count(notice.id)::integer AS told FROM offer LEFT JOIN notice ON offer_id = offer.id
      WHERE offer.company_id = $1 GROUP BY offer.id ORDER BY offer.id`;
    const over = { status: 'expired', told: 2 };
    return [await database.query(found, [company.id]), [over, over, { status: 'waiting', told: 0 }]];
  },
  // Who waited until it began is told once that nothing comes of it; who waits for another still does.
  async 'end-open-shifts'() {
    const { make, database } = scheduling;
    const owner = somebody();
    const company = await make.company(owner);
    const client = await make.client(company);
    const guard = somebody();
    await make.employee(company, { user_id: guard.userId });
    const waitFor = async (hours: number) => {
      const times = { start_time: hoursFromNow(hours), end_time: hoursFromNow(hours + 8) };
      const { id } = (await scheduling.as(owner).post('/planner/open-shifts/', { client: client.id, ...times }))
        .body as {
        id: number;
      };
      await scheduling.as(guard).post(`/planner/open-shifts/${id}/claim/`);
      return id;
    };
    const [begun] = [await waitFor(20), await waitFor(40)];
    await database.query(`UPDATE open_shift SET deadline = now(), start_time = now() WHERE id = $1`, [begun]);
    await run();
    await run();
    const found = `SELECT claim.status, count(notice.id)::integer AS told FROM open_shift_claim AS claim
      LEFT JOIN notice USING (open_shift_id, employee_id) WHERE claim.company_id = $1 GROUP BY claim.id ORDER BY claim.id`;
    const { data } = await scheduling.graphqlAs(guard)('{ myNotices { results { openShift { isUndecided } } } }');
    return [
      [await database.query(found, [company.id]), data.myNotices.results],
      [
        [
          { status: 'refused', told: 1 },
          { status: 'waiting', told: 0 },
        ],
        [{ openShift: { isUndecided: true } }],
      ],
    ];
  },
  // What a month brings comes once; a year's end carries over, and what is too much expires.
  async 'accrue-time-off'() {
    const { database, make } = scheduling;
    const employee = await make.employee(await make.company(somebody()));
    const { company_id, id } = employee;
    const type = await make.timeOffType({ id: company_id }, { monthly_accrual: '2.00', carry_over_limit: '5.00' });
    await make.employee({ id: company_id } as never, { status: 'inactive' });
    await database.query(
      `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day)
       VALUES ($1, $2, $3, 'granted', 8, date_trunc('year', now())::date - 40)`,
      [company_id, id, type.id],
    );
    await run();
    await run();
    const entries = `SELECT kind, amount, extract(month FROM day) = 12 AS "isDecember" FROM time_off_entry
      WHERE company_id = $1 AND kind <> 'accrued' ORDER BY id`;
    const accrued = `SELECT employee_id, amount FROM time_off_entry WHERE company_id = $1 AND kind = 'accrued'`;
    return [
      [await database.query(entries, [company_id]), await database.query(accrued, [company_id])],
      [
        [
          { kind: 'granted', amount: '8.00', isDecember: false },
          { kind: 'carried_over', amount: '-8.00', isDecember: true },
          { kind: 'carried_over', amount: '8.00', isDecember: false },
          { kind: 'expired', amount: '-3.00', isDecember: false },
        ],
        [{ employee_id: id, amount: '2.00' }],
      ],
    ];
  },
  async 'finish-erasures'() {
    const { database, make } = scheduling;
    const company = await make.company(somebody());
    const client = await make.client(company);
    const owed = async (days: number) => {
      const employee = await make.employee(company, { first_name: `Owed${days}` });
      await make.shift(client, employee, { status: 'completed' });
      await database.query(`UPDATE employee SET erasure_asked_at = now() - make_interval(days => $2) WHERE id = $1`, [
        employee.id,
        days,
      ]);
      return employee.id;
    };
    const ids = [await owed(89), await owed(91)];
    await run();
    const names = await database.query('SELECT first_name FROM employee WHERE id = ANY ($1) ORDER BY id', [ids]);
    return [names, [{ first_name: 'Owed89' }, { first_name: 'Former' }]];
  },
  async 'clean-up'() {
    const { database, make } = scheduling;
    await database.query(
      `INSERT INTO rate_limit (key, tries, resets_at)
       VALUES ('a', 1, now() + interval '1 minute'), ('b', 1, now() - interval '1 minute')`,
    );
    const { id: employee_id, company_id } = await make.employee(await make.company(somebody()));
    await database.query(
      `INSERT INTO deleted_shift (shift_id, company_id, employee_id, shift, deleted_at)
       VALUES (1, $1, $2, '{}', now() - interval '23 hours'), (2, $1, $2, '{}', now() - interval '25 hours')`,
      [company_id, employee_id],
    );
    await database.query(
      `INSERT INTO audit_event (company_id, at, kind)
       SELECT $1, now() - make_interval(days => age), age FROM unnest(ARRAY[399, 401]) AS age`,
      [company_id],
    );
    await database.query(
      `INSERT INTO publication (company_id, shifts, people, published_at)
       SELECT $1, minutes, 1, now() - make_interval(mins => minutes) FROM unnest(ARRAY[59, 61]) AS minutes`,
      [company_id],
    );
    await run();
    const left = `SELECT (SELECT json_agg(key) FROM rate_limit) AS tries, (SELECT json_agg(shifts) FROM publication) AS published, (SELECT json_agg(shift_id) FROM deleted_shift) AS shifts,
      (SELECT json_agg(kind) FROM audit_event WHERE company_id = $1) AS events`;
    return [
      await database.query(left, [company_id]),
      [{ tries: ['a'], published: [59], shifts: [1], events: ['399'] }],
    ];
  },
};

test.each(schedules)('time starts $task, which does its work', async (schedule) => {
  known = [schedule];
  const [found, expected] = await effects[schedule.task]!();
  expect(found).toEqual(expected);
});
