import { fault } from '@portfolio/contracts/errors';
import type { Location, LocationInput, LocationPatch } from '@portfolio/contracts/scheduling';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { SchedulingContext } from '../context.ts';
import { companyTable } from '../company/company-table.ts';
import { requireKnownRegion } from '../shared/holidays/calendar.ts';
import { getClient, locationColumns } from './clients.ts';
import { LocationEntity } from './location.entity.ts';
import { setRequired } from './required-qualifications.ts';
import { named, refusedBy } from '../shared/writes.ts';

/** The locations of a client in the order they were added. @throws AppError `not_found` */
export async function listLocations(context: SchedulingContext, clientId: number): Promise<Location[]> {
  return (await getClient(context, clientId)).locations;
}

const rows = companyTable<Location>({ table: 'location', columns: locationColumns });

/** @throws AppError `not_found` also for a location of another company */
export const getLocation = rows.one;

/** @throws AppError `validation` on `client` when it is none that the caller administers */
export async function createLocation(
  context: SchedulingContext,
  { client, required_qualifications, ...fields }: LocationInput,
): Promise<Location> {
  const { id: client_id, company: company_id } = await named('client', client, getClient(context, client));
  await requireKnownRegion(fields);
  const id = await context.database.transaction(async (manager) => {
    const { id: location } = await manager.save(LocationEntity, { ...fields, client_id, company_id });
    if (required_qualifications) {
      await setRequired(manager, { company: company_id, client: client_id, location }, required_qualifications);
    }
    return location;
  });
  return getLocation(context, id);
}

/** Changes what is given; a location stays with its client. @throws AppError `not_found`; `conflict` by `expected` */
export async function updateLocation(
  context: SchedulingContext,
  id: number,
  { required_qualifications, ...changes }: LocationPatch,
  expected?: Precondition,
): Promise<Location> {
  const { company, client } = await getLocation(context, id);
  await requireKnownRegion(changes);
  await context.database.transaction(async (manager) => {
    await manager.query('SELECT FROM location WHERE id = $1 FOR NO KEY UPDATE', [id]);
    expected?.(await getLocation(context, id, manager));
    if (Object.keys(changes).length > 0) await manager.update(LocationEntity, id, changes);
    if (required_qualifications) {
      await setRequired(manager, { company, client, location: id }, required_qualifications);
    }
  });
  return getLocation(context, id);
}

/** readings.md, "removing a location": refused while shifts use it. @throws AppError `not_found`, `conflict` */
export async function deleteLocation(context: SchedulingContext, id: number): Promise<void> {
  await getLocation(context, id);
  await context.database.manager
    .delete(LocationEntity, id)
    .catch(refusedBy(fault('location_has_shifts'), 'shift_location_fkey', 'published_shift_location_fkey'));
}
