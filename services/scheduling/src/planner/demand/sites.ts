import type { CoverageQuery, CoveredPost, CoveredSite } from '@portfolio/contracts/scheduling';
import { alphabetical } from '@portfolio/service-kit/database';
import type { SchedulingContext } from '../../context.ts';
import { siteZone } from '../../shared/sql/shift-tables.ts';

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
    // Summed before places are joined: a planner who expects few shifts would go through all of them for each place.
    `WITH sums AS MATERIALIZED (
       SELECT shift.client_id, shift.location_id, shift.post_id, sum(shift.paid_hours) AS hours, sum(shift.pay) AS cost
       FROM shift JOIN client ON client.id = shift.client_id JOIN company ON company.id = shift.company_id
         LEFT JOIN location ON location.id = shift.location_id
       WHERE shift.company_id = $1 AND shift.status NOT IN ('cancelled', 'missed')
         AND ($4::integer IS NULL OR shift.client_id = $4) AND ($5::integer IS NULL OR shift.location_id = $5)
         AND ($6::integer IS NULL OR shift.post_id = $6)
         AND shift.start_time > $2::date - interval '1 day' AND shift.start_time < $3::date + interval '3 days'
         AND (shift.start_time AT TIME ZONE ${siteZone})::date BETWEEN $2 AND $3
       GROUP BY 1, 2, 3
     )
     SELECT client.id AS client, client.name AS client_name, at.id AS location, at.name AS location_name, at.week_budget, at.week_hours,
       sums.post_id AS post, coalesce(hours, 0)::float8 AS hours, coalesce(cost, 0)::numeric(20,2)::text AS cost
     FROM client CROSS JOIN LATERAL (
         SELECT NULL::integer AS id, NULL AS name, client.week_budget, client.week_hours
         UNION ALL SELECT id, name, week_budget, week_hours FROM location WHERE client_id = client.id
       ) AS at
       LEFT JOIN sums ON sums.client_id = client.id AND sums.location_id IS NOT DISTINCT FROM at.id
     WHERE client.company_id = $1 AND ($4::integer IS NULL OR client.id = $4) AND ($5::integer IS NULL OR at.id = $5)
       AND (client.status = 'active' OR sums.client_id IS NOT NULL)
     ORDER BY ${alphabetical('client.name')}, client.id, ${alphabetical('at.name')} NULLS FIRST, at.id`,
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
