import type { Coverage, CoverageQuery, CoveredPost, PostDemand } from '@portfolio/contracts/scheduling';
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
import { siteZone } from '../../shared/sql/shift-tables.ts';
import { holidaysOf } from '../../shared/holidays/calendar.ts';
import { demandColumn, postTables } from '../posts/posts.ts';
import { holdersOf, type Holds } from './holders.ts';
import { plannedShifts, type PlannedShift } from './planned-shifts.ts';
import { billedFor, costOf, placesOf, sitesOf } from './sites.ts';
import { isOpen } from '../open-shifts/open-shift-row.ts';

interface Offer extends Range {
  post: number;
  /** Places that nobody has yet. */
  places: number;
}

/** Open shifts of a company that can be claimed. */
const offersAt = ({ database }: Pick<SchedulingContext, 'database'>, company: number, range: Range): Promise<Offer[]> =>
  database.query<Offer[]>(
    `SELECT post_id AS post, places - taken AS places, (extract(epoch FROM open_shift.start_time) * 1000)::float8 AS from,
       (extract(epoch FROM open_shift.end_time) * 1000)::float8 AS until
     FROM open_shift WHERE company_id = $1 AND post_id IS NOT NULL AND ${isOpen} AND start_time < $3 AND end_time > $2`,
    [company, new Date(range.from), new Date(range.until)],
  );

const openOf = ({ asked, covered }: Covered): number => Math.max(0, asked - covered);

/** For how many of those who are missing in a stretch open shifts of its post look, in all of it or a part. */
const offeredOf = (stretch: Covered, offers: readonly Offer[] = []): number =>
  offers
    .filter(({ from, until }) => from < stretch.until && until > stretch.from)
    .reduce((sum, { places }) => Math.min(openOf(stretch), sum + places), 0);

/** Stretches as lists of their fields. */
function inColumns(stretches: readonly Covered[], offers: readonly Offer[]): Coverage['stretches'] {
  const offersOf = Map.groupBy(offers, ({ post }) => post);
  // Most begin when others do.
  const known = new Map<number, string>();
  const iso = (instant: number): string => {
    const text = known.get(instant) ?? new Date(instant).toISOString();
    known.set(instant, text);
    return text;
  };
  return {
    post: stretches.map(({ post }) => Number(post)),
    from: stretches.map(({ from }) => iso(from)),
    until: stretches.map(({ until }) => iso(until)),
    asked: stretches.map(({ asked }) => asked),
    covered: stretches.map(({ covered }) => covered),
    open: stretches.map(openOf),
    offered: stretches.map((stretch) => offeredOf(stretch, offersOf.get(Number(stretch.post)))),
    unqualified: stretches.map(({ unqualified }) => unqualified),
  };
}

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
  const days = { first: dayNumber(from), days: dayNumber(until) - dayNumber(from) + 1 };
  const bounds = boundsOf(days);
  const range = aroundDays(query);
  const [rows, shifts, holds, offers, places] = await Promise.all([
    postsOf(context, company, query),
    plannedShifts(context, company, query, range),
    holdersOf(context, company),
    offersAt(context, company, range),
    query.post === undefined ? placesOf(context, company, query) : [],
  ]);
  const posts = await withHolidays(rows, range);
  const covering = Map.groupBy(coveringShifts(rows, shifts, holds), ({ post }) => post);
  const standing = Map.groupBy(shifts, ({ post }) => post);
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
      cost: costOf(standing.get(post.id), bounds(post.time_zone)),
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
  const sites = sitesOf(places, shifts, sums, bounds);
  return { from, until, posts: sums, sites, stretches: inColumns(told, offers), closures };
}

/** From the beginning of the first day to the end of the last, wherever; a day more on each side: a stretch over midnight is told whole. */
const aroundDays = ({ from, until }: Pick<CoverageQuery, 'from' | 'until'>): Range => ({
  from: Date.parse(from) - (14 + 25) * hour,
  until: Date.parse(until) + (24 + 12 + 25) * hour,
});

/** From the beginning of the first day to the end of the last, by the clock of a zone. */
function boundsOf({ first, days }: { first: number; days: number }): (zone: string) => Range {
  const known = new Map<string, Range>();
  return (zone) => {
    const bounds = known.get(zone) ?? { from: startOfDay(first, zone), until: startOfDay(first + days, zone) };
    known.set(zone, bounds);
    return bounds;
  };
}

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
         UNION ALL SELECT qualification_id FROM required_qualification AS required
         WHERE required.client_id = post.client_id
           AND (required.location_id IS NULL OR required.location_id = post.location_id)) AS required
     FROM ${postTables} WHERE ${where.sql}
     ORDER BY ${alphabetical('client.name')}, client.id, ${alphabetical('location.name')} NULLS FIRST, location.id,
       post.priority, ${alphabetical('post.name')}, post.id`,
    where.parameters,
  );
}

/** Shifts that name one of the posts and whose employees come, with whether they have what it asks for. */
export function coveringShifts(posts: readonly Row[], shifts: readonly PlannedShift[], holds: Holds): CoveringShift[] {
  const asking = new Map(posts.map((post) => [post.id, post]));
  return shifts.flatMap(({ post, employee, from, until }): CoveringShift | [] => {
    const { required, time_zone } = asking.get(post) ?? {};
    if (!required || !time_zone || employee === 0) return [];
    const isQualified = required.every((id) => holds(employee, id, { from, until }, time_zone));
    return { post, employee, from, until, status: 'scheduled', isQualified };
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
