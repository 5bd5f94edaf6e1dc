import { mostUnavailability, paintLimits } from '@portfolio/contracts/scheduling';
import type { CompanyEntity } from '../../company/company.entity.ts';
import { somebody, startScheduling, type TestScheduling } from '../../../test/scheduling.ts';

let scheduling: TestScheduling;

beforeAll(async () => {
  scheduling = await startScheduling();
});
afterAll(() => scheduling.close());

const path = '/planner/employees/me/dated-availability/';
/** So many days from today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const stroke = (kind: string | null, from_day: string, more: object = {}) => ({
  kind,
  from_day,
  until_day: from_day,
  ...more,
});
const said = (kind: string, from_day: string, more: object = {}) => ({
  ...stroke(kind, from_day),
  from_time: null,
  until_time: null,
  reason: '',
  ...more,
});
const mornings = { from_time: '06:00', until_time: '14:00' };

async function hired(company?: CompanyEntity) {
  const { make } = scheduling;
  const person = somebody();
  await make.employee(company ?? (await make.company(somebody())), { user_id: person.userId });
  const api = scheduling.as(person);
  return { person, api, paint: (...strokes: object[]) => api.post(path, { strokes }) };
}

describe('what somebody says of some days', () => {
  test('is said of many at once, and read in order; exclusions are days on which they can’t work', async () => {
    const { api, paint } = await hired();
    const { status, body } = await paint(
      stroke('rather', day(40), mornings),
      stroke('cannot', day(30)),
      stroke('cannot', day(31)),
      stroke('rather_not', day(35), { from_time: '22:00', until_day: day(36), until_time: '06:00' }),
    );
    const away = { from_day: day(30), from_time: null, until_day: day(31), until_time: null, reason: '' };
    expect([status, body]).toEqual([
      200,
      [
        { ...away, kind: 'cannot' },
        said('rather_not', day(35), { from_time: '22:00', until_day: day(36), until_time: '06:00' }),
        said('rather', day(40), mornings),
      ],
    ]);
    expect((await api.get(path)).body).toEqual(body);
    expect((await api.get('/planner/employees/me/unavailability/')).body).toEqual([
      { ...away, id: expect.any(Number) },
    ]);
  });

  test('the last stroke counts, also over what was said with a reason; null takes it away', async () => {
    const { api, paint } = await hired();
    const trip = { from_day: day(50), until_day: day(52), reason: 'Trip' };
    await api.post('/planner/employees/me/unavailability/', trip);
    const { body } = await paint(stroke('rather', day(51)));
    const part = (on: number) => said('cannot', day(on), { reason: 'Trip' });
    expect(body).toEqual([part(50), said('rather', day(51)), part(52)]);
    expect((await paint(stroke(null, day(51)), stroke(null, day(52)))).body).toEqual([part(50)]);
    expect((await paint(stroke('cannot', day(51), { until_day: day(52), reason: 'Trip' }))).body).toEqual([
      said('cannot', day(50), { until_day: day(52), reason: 'Trip' }),
    ]);
  });

  test('the same once more changes nothing, not even which rows there are', async () => {
    const { api, paint } = await hired();
    const strokes = [stroke('cannot', day(30)), stroke('rather', day(30), mornings)];
    const first = await paint(...strokes);
    const rows = async () => (await api.get('/planner/employees/me/unavailability/')).body;
    const before = await rows();
    expect((await paint(...strokes)).body).toEqual(first.body);
    expect(await rows()).toEqual(before);
  });

  test('two who paint the same days at once take turns: each day says one thing', async () => {
    const { paint, api } = await hired();
    const days = [30, 31, 32, 33];
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        ['cannot', 'rather', 'rather_not', null].map((kind) => paint(...days.map((on) => stroke(kind, day(on))))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { body } = await api.get(path);
      expect(answers.map((answer) => answer.body)).toContainEqual(body);
      expect(body.length).toBeLessThanOrEqual(1);
    }
  });

  test('all of a call is done, or nothing', async () => {
    const { api, paint } = await hired();
    expect((await paint(stroke('cannot', day(30)), stroke('cannot', day(paintLimits.daysAhead + 4)))).status).toBe(400);
    expect((await api.get(path)).body).toEqual([]);
  });

  test.each([
    ['nothing', []],
    ['an end before the start', [stroke('cannot', day(30), { until_day: day(29) })]],
    ['something else', [stroke('maybe', day(30))]],
    ['a day that is over everywhere', [stroke('cannot', day(-3))]],
    ['a day too far ahead', [stroke('cannot', day(paintLimits.daysAhead + 4))]],
    ['too many days', [stroke('cannot', day(1), { until_day: day(paintLimits.days + 2) })]],
    ['all days that there are', [stroke('cannot', '0001-01-01', { until_day: '9999-12-31' })]],
    ['too many strokes', Array.from({ length: paintLimits.strokes + 1 }, () => stroke('cannot', day(30)))],
    ['too long a reason', [stroke('cannot', day(30), { reason: 'x'.repeat(201) })]],
  ])('%s is refused', async (_, strokes) => {
    const { paint } = await hired();
    expect(await paint(...strokes)).toMatchObject({ status: 400, body: { strokes: expect.anything() } });
  });

  test('there is a bound to how much is said in all', async () => {
    const { paint } = await hired();
    const parts = ['00', '02', '04', '06', '08', '10', '12', '14', '16', '18'];
    const parted = (on: number) =>
      parts.map((hour) => stroke('rather', day(on), { from_time: `${hour}:00`, until_time: `${hour}:30` }));
    for (let on = 10; on < 10 + mostUnavailability / parts.length; on += 10)
      expect((await paint(...Array.from({ length: 10 }, (_, more) => parted(on + more)).flat())).status).toBe(200);
    const { status, body } = await paint(stroke('rather', day(90)));
    expect([status, body]).toEqual([400, { strokes: [expect.stringContaining(String(mostUnavailability))] }]);
    expect((await paint(stroke(null, day(10)))).status).toBe(200);
  });

  test('is said by employees alone, of themselves, and read by nobody of another company', async () => {
    const company = await scheduling.make.company(somebody());
    const { paint } = await hired(company);
    await paint(stroke('rather', day(30)));
    const colleague = await hired(company);
    expect((await colleague.api.get(path)).body).toEqual([]);
    expect((await scheduling.as(somebody()).get(path)).status).toBe(404);
    expect((await scheduling.rest.post(path, { strokes: [stroke('rather', day(30))] })).status).toBe(401);
  });

  test('GraphQL does the same', async () => {
    const { person } = await hired();
    const api = scheduling.graphqlAs(person);
    const fields = 'kind fromDay fromTime untilDay untilTime reason';
    const paintDays = `mutation ($strokes: [AvailabilityStroke!]!) { paintMyAvailability(strokes: $strokes) { ${fields} } }`;
    const strokes = [
      { kind: 'RATHER_NOT', fromDay: day(30), untilDay: day(30), fromTime: '06:00', untilTime: '14:00' },
    ];
    const { data } = await api(paintDays, { strokes });
    expect(data.paintMyAvailability).toEqual([{ ...strokes[0], reason: '' }]);
    expect((await api(`{ myDatedAvailability { ${fields} } }`)).data).toEqual({
      myDatedAvailability: data.paintMyAvailability,
    });
    expect(await api(paintDays, { strokes: [] })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('who plans sees wishes', () => {
  /** The company's clock goes an hour ahead in the night from 13 to 14 March 2027. */
  async function firm() {
    const { make } = scheduling;
    const owner = somebody();
    const company = await make.company(owner, { time_zone: 'America/New_York' });
    const named = (first_name: string) => make.employee(company, { first_name, last_name: 'G', hourly_rate: '20.00' });
    const [ann, bob, cleo, has] = [await named('Ann'), await named('Bob'), await named('Cleo'), await named('Has')];
    const mall = await make.client(company);
    const night = { start_time: new Date('2027-03-14T03:00Z'), end_time: new Date('2027-03-14T10:00Z') };
    return { owner, ann, bob, cleo, shift: await make.shift(mall, has, night) };
  }

  test('in candidates, on the company’s clock, also in the night in which it changes', async () => {
    const { owner, ann, bob, cleo, shift } = await firm();
    const night = { from_day: '2027-03-13', until_day: '2027-03-14' };
    // From 22:00 until 06:00 on the clock, which is the shift; and what ends as it begins.
    await scheduling.make.wish(cleo, { ...night, kind: 'rather' });
    await scheduling.make.wish(ann, { ...night, kind: 'rather_not', from_time: '05:59' });
    await scheduling.make.wish(bob, {
      ...night,
      until_day: '2027-03-13',
      kind: 'rather_not',
      from_time: '14:00',
      until_time: '22:00',
    });
    const { body } = await scheduling.as(owner).get(`/planner/candidates/?shift=${shift.id}`);
    expect(body.results).toMatchObject([
      { name: 'Cleo G', standing: 'free', wish: 'rather' },
      { name: 'Bob G', standing: 'free', wish: null },
      { name: 'Ann G', standing: 'free', wish: 'rather_not' },
    ]);
  });

  test('in the schedule, as far as it reaches', async () => {
    const { owner, ann } = await firm();
    await scheduling.make.wish(ann, { from_day: '2027-03-13', until_day: '2027-03-14' });
    await scheduling.make.wish(ann, { from_day: '2027-05-13', until_day: '2027-05-14' });
    const read = `{ schedule(from: "2027-03-08T00:00:00Z", to: "2027-03-15T00:00:00Z") {
      employees { name wishes { kind fromDay fromTime untilDay untilTime } } } }`;
    const { data } = await scheduling.graphqlAs(owner)(read);
    expect(data.schedule.employees[0]).toEqual({
      name: 'Ann G',
      wishes: [
        { kind: 'RATHER', fromDay: '2027-03-13', fromTime: '22:00', untilDay: '2027-03-14', untilTime: '06:00' },
      ],
    });
  });
});
