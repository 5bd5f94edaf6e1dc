import { id } from '@portfolio/contracts/rest';
import type { Shift, ShiftPatch } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { requireAdministration } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { getShift } from './shifts.ts';
import { sitesOf } from './sites.ts';

const place = z.object({ client: id.optional(), location: id.nullish() });

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
  const { data: named } = place.safeParse(body);
  if (shift !== undefined) return zoneAfter(context, await getShift(context, shift), named ?? {});
  if (named?.client === undefined) return undefined;
  return zoneOf(context, named.client, named.location ?? null);
}

/** The zone of the place where a shift is worked after a change. */
export async function zoneAfter(
  context: SchedulingContext,
  shift: Shift,
  { client, location }: Pick<ShiftPatch, 'client' | 'location'>,
): Promise<string> {
  if (client === undefined && location === undefined) return shift.time_zone;
  const present = client === undefined ? shift.location_id : null;
  return zoneOf(context, client ?? shift.client_id, location ?? present);
}

async function zoneOf(context: SchedulingContext, client: number, location: number | null): Promise<string> {
  const administration = await requireAdministration(context);
  const [site] = await sitesOf(context.database.manager, administration, [{ client, location }]);
  return site!.time_zone;
}
