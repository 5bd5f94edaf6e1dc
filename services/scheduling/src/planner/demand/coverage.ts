import type { Coverage, CoverageQuery, CoveredPost, PostDemand, ShiftStatus } from '@portfolio/contracts/scheduling';
import { firstInvalidDay, type Validity } from '@portfolio/planning/conflicts';
import {
  coverageOf,
  dailyMinutes,
  dayNumber,
  demandOf,
  startOfDay,
  type Covered,
  type CoveringShift,
  type Range,
} from '@portfolio/planning/demand';
import { alphabetical, Where } from '@portfolio/service-kit/database';
import { mapInSlices } from '@portfolio/service-kit/slices';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { expiringLicenses } from '../../shared/sql/held-qualifications.ts';
import { siteZone } from '../../shared/sql/shift-tables.ts';
import { holidaysOf } from '../../shared/holidays/calendar.ts';
import { demandColumn, postTables } from '../posts/posts.ts';
import { billedFor, costOf, plannedAt, sitesOf, type Planned } from './sites.ts';
import { inColumns, offersAt } from './stretches.ts';

const hour = 3_600_000;

type Parts = Pick<SchedulingContext, 'database'>;

type Row = Omit<CoveredPost, keyof ReturnType<typeof hoursOf> | 'cost' | 'contracted' | 'billed'> & {
  bill_rate: string | null;
  head_count: number;
  start_date: string | null;
  end_date: string | null;
  demand: PostDemand;
  /** Qualifications that it or its place asks for. */
  required: number[];
};

/**
 * What the posts of a company ask for on some days, and how far shifts that name them cover it. The number of statements does not
 * depend on the number of posts. Posts of inactive clients ask for nobody.
 * @throws AppError `validation` for another's company, or a superuser who names none
 */
export async function getCoverage(context: SchedulingContext, query: CoverageQuery): Promise<Coverage> {
  const { from, until } = query;
  const company = await companyForNew(context, query.company);
  const rows = await postsOf(context, company, query);
  const sitesFor = (planned: Planned[], posts: CoveredPost[]) =>
    query.post === undefined ? sitesOf(planned, posts) : [];
  if (rows.length === 0) {
    const sites = sitesFor(await plannedAt(context, company, query), []);
    return { from, until, posts: [], sites, stretches: inColumns([], []), closures: [] };
  }
  const days = { first: dayNumber(from), days: dayNumber(until) - dayNumber(from) + 1 };
  const bounds = boundsOf(days);
  // A day more on each side: a stretch over midnight is told whole.
  const range = rangeAround(rows.map(({ time_zone }) => bounds(time_zone)));
  const [shifts, planned, offers, posts] = await Promise.all([
    coveringShifts(context, company, rows, range),
    plannedAt(context, company, query),
    offersAt(context, company, rows, range),
    withHolidays(rows, range),
  ]);
  const covering = Map.groupBy(shifts, ({ post }) => post);
  const standing = Map.groupBy(planned, ({ post }) => post);
  const told: Covered[] = [];
  const sums = await mapInSlices(posts, (post): CoveredPost => {
    const { from: begin, until: end } = bounds(post.time_zone);
    const stretches = coverageOf(demandOf([post], range), covering.get(post.id) ?? [], range);
    const own = stretches.filter((each) => each.from < end && each.until > begin);
    told.push(...own);
    const hours = hoursOf(dailyMinutes(own, { ...days, zone: post.time_zone }));
    return {
      ...shown(post),
      ...hours,
      cost: costOf(standing.get(post.id)),
      contracted: billedFor(hours.asked, post.bill_rate),
      billed: billedFor(hours.covered, post.bill_rate),
    };
  });
  const closures = posts.flatMap(({ id, time_zone, demand }) => {
    const { from: begin, until: end } = bounds(time_zone);
    const isIn = (each: { from: string; until: string }) =>
      Date.parse(each.from) < end && Date.parse(each.until) > begin;
    return demand.closures.filter(isIn).map((closure) => ({ ...closure, post: id }));
  });
  return { from, until, posts: sums, sites: sitesFor(planned, sums), stretches: inColumns(told, offers), closures };
}

/** From the beginning of the first day to the end of the last, by the clock of a zone. */
function boundsOf({ first, days }: { first: number; days: number }): (zone: string) => Range {
  const known = new Map<string, Range>();
  return (zone) => {
    const bounds = known.get(zone) ?? { from: startOfDay(first, zone), until: startOfDay(first + days, zone) };
    known.set(zone, bounds);
    return bounds;
  };
}

const rangeAround = (bounds: readonly Range[]): Range => ({
  from: bounds.reduce((least, { from }) => Math.min(least, from), Infinity) - 25 * hour,
  until: bounds.reduce((most, { until }) => Math.max(most, until), -Infinity) + 25 * hour,
});

/** Those whose contract meets the days, by client and place. */
export function postsOf({ database }: Parts, company: number, query: CoverageQuery): Promise<Row[]> {
  const where = new Where()
    .and('post.company_id =', company)
    .and('post.id =', query.post)
    .and('post.client_id =', query.client)
    .and('post.location_id =', query.location)
    .andSql("client.status = 'active'");
  const [from, until] = [where.parameter(query.from), where.parameter(query.until)];
  where.andSql(`coalesce(post.start_date <= ${until}, TRUE) AND coalesce(post.end_date >= ${from}::date - 1, TRUE)`);
  return database.query<Row[]>(
    `SELECT post.id, post.name, post.color, post.priority, post.client_id AS client, client.name AS client_name,
       post.location_id AS location, location.name AS location_name, ${siteZone} AS time_zone,
       post.head_count, post.bill_rate, post.start_date::text, post.end_date::text, ${demandColumn} AS demand,
       ARRAY(SELECT qualification_id FROM post_qualification WHERE post_id = post.id AND is_required
         UNION SELECT qualification_id FROM required_qualification AS required
         WHERE required.client_id = post.client_id
           AND (required.location_id IS NULL OR required.location_id = post.location_id)) AS required
     FROM ${postTables} WHERE ${where.sql}
     ORDER BY ${alphabetical('client.name')}, client.id, ${alphabetical('location.name')} NULLS FIRST, location.id,
       post.priority, ${alphabetical('post.name')}, post.id`,
    where.parameters,
  );
}

interface Columns {
  post: number[];
  employee: number[];
  from: number[];
  until: number[];
  status: ShiftStatus[];
  absent: boolean[];
}

/** Shifts that name one of the posts, with whether who works them has what it asks for. */
export async function coveringShifts(
  { database }: Parts,
  company: number,
  posts: readonly Row[],
  { from, until }: Range,
): Promise<CoveringShift[]> {
  if (posts.length === 0) return [];
  const milliseconds = (column: string) => `json_agg((extract(epoch FROM shift.${column}) * 1000)::bigint)`;
  const [[columns], held, licenses] = await Promise.all([
    // No shift is longer than 48 hours, so the index on the start finds what still runs.
    database.query<[{ [Field in keyof Columns]: Columns[Field] | null }]>(
      `SELECT json_agg(shift.post_id) AS post, json_agg(shift.employee_id) AS employee, json_agg(shift.status) AS status,
         json_agg(shift.absence IS NOT NULL) AS absent,
         ${milliseconds('start_time')} AS from, ${milliseconds('end_time')} AS until
       FROM shift
       WHERE shift.company_id = $1 AND shift.post_id = ANY ($2) AND shift.status NOT IN ('cancelled', 'missed')
         AND shift.start_time > $3::timestamptz - interval '48 hours' AND shift.start_time < $4 AND shift.end_time > $3`,
      [company, posts.map(({ id }) => id), new Date(from), new Date(until)],
    ),
    database.query<{ employee: number; qualifications: number[] }[]>(
      `SELECT employee_id AS employee, array_agg(qualification_id) AS qualifications
       FROM employee_qualification WHERE company_id = $1 GROUP BY employee_id`,
      [company],
    ),
    database.query<(Validity & { employee: number; qualification: number })[]>(
      `SELECT employee_id AS employee, qualification_id AS qualification, valid_from::text AS from, valid_until::text AS until
       FROM ${expiringLicenses} WHERE license.company_id = $1`,
      [company],
    ),
  ]);
  const holders = new Map(held.map(({ employee, qualifications }) => [employee, new Set(qualifications)]));
  const nameOf = (employee: number, qualification: number) => `${employee} ${qualification}`;
  const valid = Map.groupBy(licenses, ({ employee, qualification }) => nameOf(employee, qualification));
  const asking = new Map(posts.map((post) => [post.id, post]));
  return (columns.post ?? []).map((post, index): CoveringShift => {
    const employee = columns.employee![index]!;
    const holder = holders.get(employee);
    const { required, time_zone } = asking.get(post)!;
    const [start, end] = [columns.from![index]!, columns.until![index]!];
    const isFit = (id: number) =>
      holder?.has(id) && !firstInvalidDay(valid.get(nameOf(employee, id)), { start, end }, time_zone);
    return {
      post,
      employee,
      from: start,
      until: end,
      status: columns.status![index]!,
      isAbsent: columns.absent![index]!,
      isQualified: required.every(isFit),
    };
  });
}

/** With the days on which holidays change what they ask for. */
export async function withHolidays<Post extends Pick<Row, 'demand'>>(posts: readonly Post[], { from, until }: Range) {
  const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const span = { from: dateOf(from - 24 * hour), until: dateOf(until + 24 * hour) };
  const asking = posts.flatMap(({ demand: { holidays } }) => (holidays.rule === 'staffed' ? [] : [holidays.region!]));
  const regions = await Promise.all(
    [...new Set(asking)].map(async (region) => {
      const days = await holidaysOf(region, span);
      return [region, new Set(days.map(({ date }) => date))] as const;
    }),
  );
  const days = new Map(regions);
  return posts.map((post) => ({ ...post, holidays: days.get(post.demand.holidays.region ?? '') ?? new Set<string>() }));
}

const shown = ({ id, name, color, priority, client, client_name, location, location_name, time_zone }: Row) => ({
  id,
  name,
  color,
  priority,
  client,
  client_name,
  location,
  location_name,
  time_zone,
});

const hoursOf = (minutes: ReturnType<typeof dailyMinutes>) => {
  const hours = (of: readonly number[]) => of.map((each) => Math.round((each / 60) * 1e6) / 1e6);
  const { asked, covered, open, over, unqualified } = minutes;
  return {
    asked: hours(asked),
    covered: hours(covered),
    open: hours(open),
    over: hours(over),
    unqualified: hours(unqualified),
  };
};
