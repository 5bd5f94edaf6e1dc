import type { CoverageQuery, CoveredPost, CoveredSite } from '@portfolio/contracts/scheduling';
import { alphabetical } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../../context.ts';

/** Sums of the shifts of a place that name the same post, or none. */
export interface Planned extends Omit<CoveredSite, 'asked' | 'planned' | 'contracted' | 'billed' | 'margin'> {
  post: number | null;
  hours: number;
}

/**
 * What shifts come to that begin on these days of their place, by place and post; a place without any has one row, unless its client
 * is inactive.
 */
export const plannedAt = (
  { database }: Pick<SchedulingContext, 'database'>,
  company: number,
  { from, until, client, location, post }: CoverageQuery,
): Promise<Planned[]> =>
  database.query<Planned[]>(
    `SELECT client, client_name, place.location, location_name, place.week_budget, place.week_hours, shift.post_id AS post,
       coalesce(sum(shift.paid_hours), 0)::float8 AS hours, coalesce(sum(shift.pay), 0)::numeric(20,2)::text AS cost
     FROM (
       SELECT client.id AS client, client.name AS client_name, client.status = 'active' AS is_active, at.id AS location, at.name AS location_name, at.week_budget, at.week_hours,
         $2::date::timestamp AT TIME ZONE zone AS first, ($3::date + 1)::timestamp AT TIME ZONE zone AS last
       FROM client JOIN company ON company.id = client.company_id
         CROSS JOIN LATERAL (
           SELECT NULL::integer AS id, NULL AS name, client.week_budget, client.week_hours, NULL AS time_zone
           UNION ALL SELECT id, name, week_budget, week_hours, time_zone FROM location WHERE client_id = client.id
         ) AS at
         CROSS JOIN LATERAL (SELECT coalesce(at.time_zone, client.time_zone, company.time_zone) AS zone) AS day
       WHERE client.company_id = $1
         AND ($4::integer IS NULL OR client.id = $4) AND ($5::integer IS NULL OR at.id = $5)
     ) AS place
     LEFT JOIN shift ON shift.company_id = $1 AND shift.client_id = client
       AND coalesce(shift.location_id, 0) = coalesce(place.location, 0) AND shift.status NOT IN ('cancelled', 'missed')
       AND shift.start_time >= first AND shift.start_time < last AND ($6::integer IS NULL OR shift.post_id = $6)
       AND shift.start_time > $2::date - interval '1 day' AND shift.start_time < $3::date + interval '3 days'
     GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING bool_or(is_active) OR count(shift.id) > 0
     ORDER BY ${alphabetical('client_name')}, client, ${alphabetical('location_name')} NULLS FIRST, place.location`,
    [company, from, until, client, location, post],
  );

const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0);
const rounded = (hours: number): number => Math.round(hours * 1e6) / 1e6;
const inDollars = (cents: number): string => (cents / 100).toFixed(2);
const inCents = (dollars: string): number => Math.round(Number(dollars) * 100);

export const costOf = (planned: readonly Planned[] = []): string =>
  inDollars(sum(planned.map(({ cost }) => inCents(cost))));

/** What a client pays for hours, rounded to the cent; null without a rate. @param rate dollars an hour */
export const billedFor = (hours: readonly number[], rate: string | null): string | null =>
  rate === null ? null : inDollars(Math.round(rounded(sum(hours)) * inCents(rate)));

/** Of several posts; null where none has an amount. */
const sumOf = (amounts: readonly (string | null)[]): string | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : inDollars(sum(known.map(inCents)));
};

/** Places with posts, shifts or a budget, and what is planned there against what is asked for and paid. */
export function sitesOf(planned: readonly Planned[], posts: readonly CoveredPost[]): CoveredSite[] {
  const siteOf = ({ client, location }: Pick<CoveredSite, 'client' | 'location'>) => `${client} ${location}`;
  const postsAt = Map.groupBy(posts, siteOf);
  return [...Map.groupBy(planned, siteOf)].flatMap(([site, [first, ...more]]): CoveredSite[] => {
    const { post: _, hours: own, ...place } = first!;
    const asking = postsAt.get(site) ?? [];
    const hours = rounded(sum([own, ...more.map((each) => each.hours)]));
    if (asking.length === 0 && hours === 0 && place.week_budget === null && place.week_hours === null) return [];
    return [
      {
        ...place,
        asked: rounded(sum(asking.flatMap(({ asked }) => asked))),
        planned: hours,
        cost: costOf([first!, ...more]),
        contracted: sumOf(asking.map(({ contracted }) => contracted)),
        billed: sumOf(asking.map(({ billed }) => billed)),
        // What else is planned there is paid by nobody's rate.
        margin: sumOf(asking.flatMap(({ billed, cost }) => (billed === null ? [] : [billed, `-${cost}`]))),
      },
    ];
  });
}
