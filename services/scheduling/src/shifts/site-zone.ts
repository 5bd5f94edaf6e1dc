import { id } from '@portfolio/contracts/rest';
import type { Shift, ShiftPatch } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { requireAdministration } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { getShift } from './shifts.ts';
import { placeAfter, sitesOf, type Place } from './sites.ts';

const namedPlace = z.object({ client: id.optional(), location: id.nullish(), post: id.nullish() });

/**
 * The time zone of the site that a call names, by a shift or in its body.
 * @param body not judged yet; undefined when it names no site
 * @throws AppError `not_found`; `validation` on `client` for one that is nobody's or another's
 */
export async function namedZone(
  context: SchedulingContext,
  body: unknown,
  shift?: number,
): Promise<string | undefined> {
  const { data: named } = namedPlace.safeParse(body);
  if (named && named.location === undefined && typeof named.post === 'number') {
    const [post] = await context.database.query<{ location: number | null }[]>(
      'SELECT location_id AS location FROM post WHERE id = $1',
      [named.post],
    );
    named.location = post?.location;
  }
  if (shift !== undefined) return zoneAfter(context, await getShift(context, shift), named ?? {});
  if (named?.client === undefined) return undefined;
  return zoneOf(context, { client: named.client, location: named.location ?? null, post: null });
}

/** The zone of the place where a shift is worked after a change. */
export async function zoneAfter(
  context: SchedulingContext,
  shift: Shift,
  change: Pick<ShiftPatch, 'client' | 'location'>,
): Promise<string> {
  if (change.client === undefined && change.location === undefined) return shift.time_zone;
  return zoneOf(context, placeAfter({ ...shift, post_id: shift.post }, change));
}

async function zoneOf(context: SchedulingContext, place: Place): Promise<string> {
  const administration = await requireAdministration(context);
  const [site] = await sitesOf(context.database.manager, administration, [place]);
  return site!.time_zone;
}
