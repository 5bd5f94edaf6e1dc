import { noDemand, type PostDemand } from '@portfolio/contracts/scheduling';
import { coverageOf, demandOf, type DemandingPost } from './index.ts';

const zone = 'America/Los_Angeles';
const range = (from: string, until: string) => ({ from: Date.parse(from), until: Date.parse(until) });
const night = { week: 1, day_of_week: 'saturday', start_time: '22:00', end_time: '06:00', heads: null } as const;
const every = (stretches: PostDemand['periods'][number]['stretches'], weeks = 1): PostDemand => ({
  ...noDemand,
  periods: [{ from: '2026-01-01', until: null, weeks, stretches }],
});
const gate = (demand: PostDemand, given: Partial<DemandingPost> = {}): DemandingPost => ({
  id: 1,
  time_zone: zone,
  head_count: 2,
  start_date: null,
  end_date: null,
  demand,
  ...given,
});
const shown = (post: DemandingPost, from: string, until: string) =>
  demandOf([post], range(from, until)).map((each) => [
    new Date(each.from).toISOString().slice(0, 16),
    new Date(each.until).toISOString().slice(0, 16),
    each.heads,
  ]);

test('a night watch is an hour shorter where clocks go forward, and longer where they go back', () => {
  expect(shown(gate(every([night])), '2026-03-06T00:00Z', '2026-03-10T00:00Z')).toEqual([
    ['2026-03-08T06:00', '2026-03-08T13:00', 2],
  ]);
  expect(shown(gate(every([night])), '2026-10-30T00:00Z', '2026-11-03T00:00Z')).toEqual([
    ['2026-11-01T05:00', '2026-11-01T14:00', 2],
  ]);
});

test('what is asked for in an hour that clocks leave out is not asked for', () => {
  const left = { ...night, day_of_week: 'sunday', start_time: '02:00', end_time: '03:00' } as const;
  expect(shown(gate(every([left])), '2026-03-06T00:00Z', '2026-03-10T00:00Z')).toEqual([]);
});

test('a rotation of two weeks begins with the week of its first day', () => {
  const days = every([{ ...night, start_time: '08:00', end_time: '08:00', week: 2, heads: 1 }], 2);
  expect(shown(gate(days, { time_zone: 'UTC' }), '2026-01-01T00:00Z', '2026-02-01T00:00Z')).toEqual([
    ['2026-01-10T08:00', '2026-01-11T08:00', 1],
    ['2026-01-24T08:00', '2026-01-25T08:00', 1],
  ]);
});

test('the contract bounds the days, an exception comes before a holiday, a holiday before the pattern', () => {
  const daily = (['thursday', 'friday', 'saturday', 'sunday'] as const).map((day_of_week) => ({
    ...night,
    day_of_week,
    start_time: '09:00',
    end_time: '17:00',
  }));
  const demand: PostDemand = {
    ...every(daily),
    holidays: { region: 'US', rule: 'other', stretches: [{ start_time: '10:00', end_time: '12:00', heads: 1 }] },
    exceptions: [{ date: '2026-12-26', reason: 'Stocktaking', stretches: [] }],
  };
  const holidays = new Set(['2026-12-25', '2026-12-26']);
  const post = gate(demand, { time_zone: 'UTC', holidays, end_date: '2026-12-26' });
  expect(shown(post, '2026-12-24T00:00Z', '2026-12-30T00:00Z')).toEqual([
    ['2026-12-24T09:00', '2026-12-24T17:00', 2],
    ['2026-12-25T10:00', '2026-12-25T12:00', 1],
  ]);
});

test('what is not staffed after midnight is asked for no more, and what stands around it still is', () => {
  const demand = every([night, { ...night, start_time: '23:00', heads: 1 }]);
  const closure = { reason: 'Fair is over', from: '2026-03-15T09:00:00.000Z', until: '2026-03-15T10:30:00.000Z' };
  const closed = (heads: number) =>
    shown(gate({ ...demand, closures: [{ ...closure, heads }] }), '2026-03-14T00:00Z', '2026-03-16T00:00Z');
  expect(closed(2)).toEqual([
    ['2026-03-15T05:00', '2026-03-15T09:00', 2],
    ['2026-03-15T10:30', '2026-03-15T13:00', 2],
    ['2026-03-15T06:00', '2026-03-15T09:00', 1],
    ['2026-03-15T09:00', '2026-03-15T10:30', 1],
    ['2026-03-15T10:30', '2026-03-15T13:00', 1],
  ]);
  expect(closed(9).map(([from]) => from)).not.toContain('2026-03-15T09:00');
});

test('coverage says who is missing, too many or unqualified, to the minute', () => {
  const week = range('2026-03-04T00:00Z', '2026-03-10T00:00Z');
  const day = { ...night, day_of_week: 'thursday', start_time: '08:00', end_time: '16:00' } as const;
  const demand = demandOf([gate(every([day]), { time_zone: 'UTC' })], week);
  const shift = { post: 1, status: 'scheduled', isQualified: true } as const;
  const shifts = [
    { ...shift, employee: 1, ...range('2026-03-05T08:00Z', '2026-03-05T16:00Z') },
    { ...shift, employee: 2, isQualified: false, ...range('2026-03-05T08:00Z', '2026-03-05T12:07Z') },
    // Takes over without a gap, and stays longer than anybody asks.
    { ...shift, employee: 3, ...range('2026-03-05T12:07Z', '2026-03-05T17:00Z') },
    { ...shift, employee: 4, isAbsent: true, ...range('2026-03-05T08:00Z', '2026-03-05T16:00Z') },
  ];
  expect(
    coverageOf(demand, shifts, week).map(({ from, until, asked, covered, unqualified }) => [
      new Date(from).toISOString().slice(11, 16),
      new Date(until).toISOString().slice(11, 16),
      asked,
      covered,
      unqualified,
    ]),
  ).toEqual([
    ['08:00', '12:07', 2, 2, 1],
    ['12:07', '16:00', 2, 2, 0],
    ['16:00', '17:00', 0, 1, 0],
  ]);
});
