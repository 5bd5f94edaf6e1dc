import { countStatements } from '@portfolio/testkit';
import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';

let scheduling: TestScheduling;
const owner = somebody();

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const api = () => scheduling.as(owner);
const hours = (from: string, until: string) => ({
  start_time: new Date(`2027-03-01T${from}:00Z`),
  end_time: new Date(`2027-03-01T${until}:00Z`),
});
const shown = (results: { name: string; standing: string }[]) =>
  results.map(({ name, standing }) => `${name} ${standing}`);

/** A firm with a mall, a gate there, and Ann, who has the morning. */
async function firm() {
  const { make } = scheduling;
  const company = await make.company(owner);
  const mall = await make.client(company, { name: 'Mall' });
  const post = await make.post(mall, { name: 'Gate' });
  const ann = await make.employee(company, { first_name: 'Ann', last_name: 'A', hourly_rate: '20.00' });
  const shift = await make.shift(mall, ann, { ...hours('08:00', '16:00'), post_id: post.id });
  return { company, mall, post, ann, shift };
}

test('GET /planner/candidates/ says who else can take a shift, what speaks against the others, and what it costs', async () => {
  const { make } = scheduling;
  const { company, mall, post, shift } = await firm();
  const at = { city: 'Portland', state: 'OR', zip_code: '97201' };
  await api().patch(`/planner/clients/${mall.id}/`, at);
  const bob = await make.employee(company, { first_name: 'Bob', last_name: 'B', hourly_rate: '25.50', ...at });
  const cleo = await make.employee(company, {
    first_name: 'Cleo',
    last_name: 'C',
    hourly_rate: '19.99',
    city: 'portland',
    state: 'OR',
  });
  await make.employee(company, { first_name: 'Gone', last_name: 'G', status: 'inactive' });
  const other = await make.shift(mall, cleo, hours('15:00', '20:00'));
  const past = new Date('2027-01-04T08:00Z');
  await make.shift(mall, bob, { start_time: past, end_time: new Date('2027-01-04T10:00Z'), status: 'completed' });
  const night = await make.qualification(company, 'Night', bob);
  await api().patch(`/planner/posts/${post.id}/`, { preferred_qualifications: [night.id] });

  const { status, body } = await api().get(`/planner/candidates/?shift=${shift.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ start_time: '2027-03-01T08:00:00.000Z', time_zone: 'UTC' });
  expect(shown(body.results)).toEqual(['Bob B free', 'Cleo C refused']);
  expect(body.results).toMatchObject([
    {
      employee: bob.id,
      hours: 8,
      overtime: 0,
      cost: '204.00',
      here: 1,
      near: 'zip_code',
      preferred: ['Night'],
      conflicts: [],
    },
    {
      employee: cleo.id,
      hours: 13,
      cost: '159.92',
      near: 'city',
      conflicts: [{ code: 'overlap', other: { id: other.id } }],
    },
  ]);
  const { data } = await scheduling.graphqlAs(owner)(
    `{ candidates(shift: ${shift.id}) { results { employeeId name standing cost conflicts { code } } } }`,
  );
  expect(data.candidates.results[1]).toEqual({
    employeeId: String(cleo.id),
    name: 'Cleo C',
    standing: 'REFUSED',
    cost: '159.92',
    conflicts: [{ code: 'OVERLAP' }],
  });
});

test('times at a post that nobody has are asked about alike, with what the post requires', async () => {
  const { company, post } = await firm();
  const badge = await scheduling.make.qualification(company, 'Badge');
  await api().patch(`/planner/posts/${post.id}/`, { required_qualifications: [badge.id] });
  const at = `post=${post.id}&start=2027-03-02T08:00Z&end=2027-03-02T16:00Z`;
  const { body } = await api().get(`/planner/candidates/?${at}`);
  expect(shown(body.results)).toEqual(['Ann A warned']);
  expect(body.results[0].conflicts).toMatchObject([{ code: 'qualification_missing', qualifications: ['Badge'] }]);
});

test('it is refused without a shift or times, and of another’s company', async () => {
  const ask = async (query: string) => {
    const { status, body } = await api().get(`/planner/candidates/?${query}`);
    return [status, body];
  };
  expect(await ask('')).toEqual([400, { shift: ['This field is required.'] }]);
  const { post } = await firm();
  expect(await ask(`post=${post.id}`)).toEqual([400, { start: ['This field is required.'] }]);
  expect(await ask(`post=${post.id}&start=2027-03-02T08:00Z&end=2027-03-02T07:00Z`)).toEqual([
    400,
    { end: ['End time must be after start time'] },
  ]);
  const { make } = scheduling;
  const theirs = await make.company(somebody());
  const client = await make.client(theirs);
  const shift = await make.shift(client, await make.employee(theirs), hours('08:00', '16:00'));
  expect((await ask(`shift=${shift.id}`))[0]).toBe(404);
});

test('it takes as many statements for many employees as for one', async () => {
  const { company, shift } = await firm();
  const ask = () => api().get(`/planner/candidates/?shift=${shift.id}`);
  await scheduling.make.employee(company);
  const one = await countStatements(ask);
  for (let n = 0; n < 5; n++) await scheduling.make.employee(company);
  expect(await countStatements(ask)).toEqual(one);
});
