import type { CoverageQuery, CoveredPost, CoveredSite } from '@portfolio/contracts/scheduling';
import type { Range } from '@portfolio/planning/demand';
import { alphabetical } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../../context.ts';
import { siteZone } from '../../shared/sql/shift-tables.ts';
import type { PlannedShift } from './planned-shifts.ts';

/** Where shifts may be: a client's own address, or a location. */
interface Place extends Pick<
  CoveredSite,
  'client' | 'client_name' | 'location' | 'location_name' | 'week_budget' | 'week_hours'
> {
  time_zone: string;
  is_active: boolean;
}

/** Of a company, by client and place. */
export const placesOf = (
  { database }: Pick<SchedulingContext, 'database'>,
  company: number,
  { client, location: asked }: Pick<CoverageQuery, 'client' | 'location'>,
): Promise<Place[]> =>
  database.query<Place[]>(
    `SELECT client.id AS client, client.name AS client_name, location.id AS location, location.name AS location_name,
       location.week_budget, location.week_hours, ${siteZone} AS time_zone, client.status = 'active' AS is_active
     FROM client JOIN company ON company.id = client.company_id CROSS JOIN LATERAL (
       SELECT NULL::integer AS id, NULL AS name, NULL::text AS time_zone, client.week_budget, client.week_hours
       UNION ALL SELECT id, name, time_zone, week_budget, week_hours FROM location WHERE client_id = client.id
     ) AS location
     WHERE client.company_id = $1 AND ($2::integer IS NULL OR client.id = $2) AND ($3::integer IS NULL OR location.id = $3)
     ORDER BY ${alphabetical('client.name')}, client.id, ${alphabetical('location.name')} NULLS FIRST, location.id`,
    [company, client, asked],
  );

const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0);
const rounded = (hours: number): number => Math.round(hours * 1e6) / 1e6;
const inDollars = (cents: number): string => (cents / 100).toFixed(2);
const inCents = (dollars: string): number => Math.round(Number(dollars) * 100);

const beginIn = (shifts: readonly PlannedShift[], { from, until }: Range): PlannedShift[] =>
  shifts.filter((shift) => from <= shift.from && shift.from < until);
const costOfAll = (shifts: readonly PlannedShift[]): string => inDollars(sum(shifts.map(({ cents }) => cents)));

/** What those cost that begin on some days. */
export const costOf = (shifts: readonly PlannedShift[] = [], days: Range): string => costOfAll(beginIn(shifts, days));

/** What a client pays for hours, rounded to the cent; null without a rate. @param rate dollars an hour */
export const billedFor = (hours: readonly number[], rate: string | null): string | null =>
  rate === null ? null : inDollars(Math.round(rounded(sum(hours)) * inCents(rate)));

/** Of several posts; null where none has an amount. */
const sumOf = (amounts: readonly (string | null)[]): string | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : inDollars(sum(known.map(inCents)));
};

/**
 * Places with posts, shifts or a budget, and what is planned there against what is asked for and paid. Of inactive clients, those with shifts.
 * @param bounds of the days, in a zone
 */
export function sitesOf(
  places: readonly Place[],
  shifts: readonly PlannedShift[],
  posts: readonly CoveredPost[],
  bounds: (zone: string) => Range,
): CoveredSite[] {
  const siteOf = ({ client, location }: { client: number; location: number | null }) => `${client} ${location ?? 0}`;
  const postsAt = Map.groupBy(posts, siteOf);
  const shiftsAt = Map.groupBy(shifts, siteOf);
  return places.flatMap(({ time_zone, is_active, ...place }): CoveredSite[] => {
    const asking = postsAt.get(siteOf(place)) ?? [];
    const own = beginIn(shiftsAt.get(siteOf(place)) ?? [], bounds(time_zone));
    const planned = rounded(sum(own.map(({ hours }) => hours)));
    const isKept = is_active && (asking.length > 0 || place.week_budget !== null || place.week_hours !== null);
    if (!isKept && planned === 0) return [];
    return [
      {
        ...place,
        asked: rounded(sum(asking.flatMap(({ asked }) => asked))),
        planned,
        cost: costOfAll(own),
        contracted: sumOf(asking.map(({ contracted }) => contracted)),
        billed: sumOf(asking.map(({ billed }) => billed)),
        // What else is planned there is paid by nobody's rate.
        margin: sumOf(asking.flatMap(({ billed, cost }) => (billed === null ? [] : [billed, `-${cost}`]))),
      },
    ];
  });
}
