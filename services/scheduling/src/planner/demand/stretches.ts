import type { Coverage } from '@portfolio/contracts/scheduling';
import type { Covered, Range } from '@portfolio/planning/demand';
import type { SchedulingContext } from '../../context.ts';
import { isOpen } from '../open-shifts/open-shift-row.ts';

export interface Offer extends Range {
  post: number;
  /** Places that nobody has yet. */
  places: number;
}

/** Open shifts at these posts that can be claimed. */
export const offersAt = (
  { database }: Pick<SchedulingContext, 'database'>,
  company: number,
  posts: readonly { id: number }[],
  range: Range,
): Promise<Offer[]> =>
  database.query<Offer[]>(
    `SELECT post_id AS post, places - taken AS places, (extract(epoch FROM open_shift.start_time) * 1000)::float8 AS from,
       (extract(epoch FROM open_shift.end_time) * 1000)::float8 AS until
     FROM open_shift WHERE company_id = $1 AND post_id = ANY ($2) AND ${isOpen} AND start_time < $4 AND end_time > $3`,
    [company, posts.map(({ id }) => id), new Date(range.from), new Date(range.until)],
  );

const openOf = ({ asked, covered }: Covered): number => Math.max(0, asked - covered);

/** For how many of those who are missing in a stretch open shifts look, in all of it or a part. */
const offeredOf = (stretch: Covered, offers: readonly Offer[]): number =>
  offers
    .filter(({ post, from, until }) => post === stretch.post && from < stretch.until && until > stretch.from)
    .reduce((sum, { places }) => Math.min(openOf(stretch), sum + places), 0);

/** Stretches as lists of their fields. */
export const inColumns = (stretches: readonly Covered[], offers: readonly Offer[]): Coverage['stretches'] => ({
  post: stretches.map(({ post }) => Number(post)),
  from: stretches.map(({ from }) => new Date(from).toISOString()),
  until: stretches.map(({ until }) => new Date(until).toISOString()),
  asked: stretches.map(({ asked }) => asked),
  covered: stretches.map(({ covered }) => covered),
  open: stretches.map(openOf),
  offered: stretches.map((stretch) => offeredOf(stretch, offers)),
  unqualified: stretches.map(({ unqualified }) => unqualified),
});
