import type { Coverage } from '@portfolio/contracts/scheduling';
import type { Covered, Range } from '@portfolio/planning/demand';
import type { SchedulingContext } from '../../context.ts';
import { isOpen } from '../open-shifts/open-shift-row.ts';

export interface Offer extends Range {
  post: number;
  /** Places that nobody has yet. */
  places: number;
}

/** Open shifts of a company that can be claimed. */
export const offersAt = (
  { database }: Pick<SchedulingContext, 'database'>,
  company: number,
  range: Range,
): Promise<Offer[]> =>
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
export function inColumns(stretches: readonly Covered[], offers: readonly Offer[]): Coverage['stretches'] {
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
