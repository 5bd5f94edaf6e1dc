import { backgroundContext } from '@portfolio/service-kit/request-context';
import { hoursFromNow } from '../../../test/builder.ts';
import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';
import { openShiftTask } from './end.ts';

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const end = () => openShiftTask(scheduling.database).run(backgroundContext(), {}, new AbortController().signal);

/** Some who wait for open shifts that began so many hours ago. */
async function waiting(...hours: number[]) {
  const { make, database } = scheduling;
  const company = await make.company(somebody());
  const client = await make.client(company);
  const employee = await make.employee(company, { user_id: somebody().userId });
  const ids: number[] = [];
  for (const ago of hours) {
    const { id } = await make.openShift(client, employee);
    await database.query('UPDATE open_shift SET deadline = $2, start_time = $2 WHERE id = $1', [
      id,
      hoursFromNow(-ago),
    ]);
    ids.push(id);
  }
  const stand = () =>
    database.query<{ status: string; told: number }[]>(
      `SELECT claim.status, (SELECT count(*)::integer FROM notice WHERE notice.open_shift_id = claim.open_shift_id) AS told
       FROM open_shift_claim AS claim WHERE company_id = $1 ORDER BY id`,
      [company.id],
    );
  return { ids, stand };
}

test('what began over a day ago ends without a word', async () => {
  const { stand } = await waiting(1, 25, 5000);
  await end();
  const silent = { status: 'refused', told: 0 };
  expect(await stand()).toEqual([{ status: 'refused', told: 1 }, silent, silent]);
});

test('one that cannot end keeps none of the others, and is tried again', async () => {
  const { ids, stand } = await waiting(2, 1);
  await scheduling.database.query(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'It cannot end.'; END $$;
     CREATE TRIGGER fail BEFORE UPDATE ON open_shift_claim FOR EACH ROW WHEN (OLD.open_shift_id = ${ids[0]})
       EXECUTE FUNCTION fail()`,
  );
  await expect(end()).rejects.toThrow('Some open shifts have not ended.');
  const done = { status: 'refused', told: 1 };
  expect(await stand()).toEqual([{ status: 'waiting', told: 0 }, done]);
  await scheduling.database.query('DROP FUNCTION fail() CASCADE');
  await end();
  expect(await stand()).toEqual([done, done]);
});

test('who waits is found by an index of those alone', async () => {
  const plan = await scheduling.database.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    return manager.query<object[]>(`EXPLAIN SELECT open_shift_id FROM open_shift_claim WHERE status = 'waiting'`);
  });
  expect(JSON.stringify(plan)).toContain('open_shift_claim_waiting_idx');
});
