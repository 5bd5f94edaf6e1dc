import { fault } from '@portfolio/contracts/errors';
import type { Client, ClientInput, ClientPatch } from '@portfolio/contracts/scheduling';
import { violates } from '@portfolio/service-kit/database';
import { AppError } from '@portfolio/service-kit/errors';
import { companyForNew } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { ClientEntity } from './client.entity.ts';
import { getClient } from './clients.ts';

/**
 * A new client of the given or the working company, without locations yet.
 * @throws AppError `validation`
 */
export async function createClient(context: SchedulingContext, { company, ...fields }: ClientInput): Promise<Client> {
  const company_id = await companyForNew(context, company);
  const { id } = await context.database.manager.save(ClientEntity, { ...fields, company_id });
  return getClient(context, id);
}

/** Changes what is given; a client stays with its company. @throws AppError `not_found` */
export async function updateClient(context: SchedulingContext, id: number, changes: ClientPatch): Promise<Client> {
  await getClient(context, id);
  if (Object.keys(changes).length > 0) await context.database.manager.update(ClientEntity, id, changes);
  return getClient(context, id);
}

/**
 * Deletes a client with its locations. One with shifts stays, for what was worked and paid would go with it.
 * @throws AppError `not_found`, `conflict`
 */
export async function deleteClient(context: SchedulingContext, id: number): Promise<void> {
  await getClient(context, id);
  try {
    await context.database.manager.delete(ClientEntity, id);
  } catch (error) {
    if (violates(error, 'shift_client_fkey') || violates(error, 'shift_location_fkey')) {
      throw new AppError('conflict', fault('client_has_shifts'));
    }
    throw error;
  }
}
