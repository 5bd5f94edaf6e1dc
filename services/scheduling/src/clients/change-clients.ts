import { fault } from '@portfolio/contracts/errors';
import type { Client, ClientInput, ClientPatch } from '@portfolio/contracts/scheduling';
import { companyForNew } from '../company/administration.ts';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { SchedulingContext } from '../context.ts';
import { ClientEntity } from './client.entity.ts';
import { getClient } from './clients.ts';
import { setRequired } from './required-qualifications.ts';
import { refusedBy } from '../shared/writes.ts';

/**
 * A new client of the given or the working company, without locations yet.
 * @throws AppError `validation`
 */
export async function createClient(
  context: SchedulingContext,
  { company: asked, required_qualifications, ...fields }: ClientInput,
): Promise<Client> {
  const company = await companyForNew(context, asked);
  const id = await context.database.transaction(async (manager) => {
    const { id: client } = await manager.save(ClientEntity, { ...fields, company_id: company });
    if (required_qualifications) {
      await setRequired(manager, { company, client, location: null }, required_qualifications);
    }
    return client;
  });
  return getClient(context, id);
}

/** Changes what is given; a client stays with its company. @throws AppError `not_found`, `validation`; `conflict` by `expected` */
export async function updateClient(
  context: SchedulingContext,
  id: number,
  { required_qualifications, ...changes }: ClientPatch,
  expected?: Precondition,
): Promise<Client> {
  const { company } = await getClient(context, id);
  await context.database.transaction(async (manager) => {
    // Two who change the same client take turns.
    await manager.query('SELECT FROM client WHERE id = $1 FOR NO KEY UPDATE', [id]);
    expected?.(await getClient(context, id, manager));
    if (Object.keys(changes).length > 0) await manager.update(ClientEntity, id, changes);
    if (required_qualifications) {
      await setRequired(manager, { company, client: id, location: null }, required_qualifications);
    }
  });
  return getClient(context, id);
}

const inUse = [
  'shift_client_fkey',
  'shift_location_fkey',
  'published_shift_client_fkey',
  'published_shift_location_fkey',
];

/**
 * Deletes a client with its locations. One with shifts stays, for what was worked and paid would go with it.
 * @throws AppError `not_found`, `conflict`
 */
export async function deleteClient(context: SchedulingContext, id: number): Promise<void> {
  await getClient(context, id);
  const deleted = context.database.transaction(async (manager) => {
    // Who still knows a shift that was deleted is told.
    await manager.query(
      'DELETE FROM published_shift WHERE client_id = $1 AND NOT EXISTS (SELECT FROM shift WHERE shift.id = shift_id)',
      [id],
    );
    await manager.delete(ClientEntity, id);
  });
  await deleted.catch(refusedBy(fault('client_has_shifts'), ...inUse));
}
