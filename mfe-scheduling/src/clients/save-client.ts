import type { ApolloClient } from '@apollo/client';
import type { OnceContext } from '@portfolio/remote-kit';
import { RefusedError, refusalOf } from '@portfolio/remote-kit/forms';
import { statusValue } from './client-status.ts';
import { isTemporary, type ClientValues, type LocationValues } from './client-values.ts';
import { CreateClient, CreateLocation, DeleteLocation, UpdateClient, UpdateLocation } from './clients.graphql.ts';

/** What of a client is saved already, so that a second try makes nothing twice. */
export interface Saved {
  /** Its id; undefined until it exists. */
  client: string | undefined;
  /** Ids of its locations on the server. */
  locations: Set<string>;
  /** Temporary id → the one it has since. */
  made: Map<string, string>;
}

/** Locations that could not be removed, because shifts use them. Everything else was saved. */
export class LocationsKept extends Error {
  override name = 'LocationsKept';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super(`Used by shifts: locations ${ids.join(', ')}.`);
    this.ids = ids;
  }
}

/**
 * scheduling.md §7, Clients and locations: the client, then each existing location by an update and each new one by a creation;
 * removed ones are deleted last (readings.md). Notes in `saved` what is done.
 * @returns the client's id
 * @throws what the call that failed throws, its faults where the form has them (`locations.1.name`); LocationsKept
 */
export async function saveClient(
  apollo: ApolloClient,
  { locations, ...fields }: ClientValues,
  saved: Saved,
  once: Required<OnceContext>,
): Promise<string> {
  const id = await saveFields(apollo, fields, saved.client, once);
  saved.client = id;
  for (const [at, values] of locations.entries()) {
    const context = { idempotencyKey: `${once.idempotencyKey}-${values.id}` };
    await inPlace(at, () => saveLocation(apollo, values, id, saved, context));
  }
  const wanted = new Set(locations.map((values) => saved.made.get(values.id) ?? values.id));
  const kept: string[] = [];
  for (const known of [...saved.locations].filter((location) => !wanted.has(location))) {
    if (!(await removeLocation(apollo, known, saved))) kept.push(known);
  }
  if (kept.length > 0) throw new LocationsKept(kept);
  return id;
}

async function saveFields(
  apollo: ApolloClient,
  { company, status, ...rest }: Omit<ClientValues, 'locations'>,
  id: string | undefined,
  context: OnceContext,
): Promise<string> {
  const changes = { ...rest, status: statusValue(status) };
  if (id !== undefined) {
    await apollo.mutate({ mutation: UpdateClient, variables: { id, input: changes }, context });
    return id;
  }
  const variables = { input: { ...changes, company } };
  const { data } = await apollo.mutate({ mutation: CreateClient, variables, context });
  return idOf(data?.createClient);
}

async function saveLocation(
  apollo: ApolloClient,
  { id, ...fields }: LocationValues,
  client: string,
  saved: Saved,
  context: OnceContext,
): Promise<void> {
  const known = isTemporary(id) ? saved.made.get(id) : id;
  if (known !== undefined) {
    await apollo.mutate({ mutation: UpdateLocation, variables: { id: known, input: fields }, context });
    return;
  }
  const variables = { input: { ...fields, client } };
  const { data } = await apollo.mutate({ mutation: CreateLocation, variables, context });
  const made = idOf(data?.createLocation);
  saved.made.set(id, made);
  saved.locations.add(made);
}

/** @returns false where shifts use it, so that it stays */
async function removeLocation(apollo: ApolloClient, id: string, saved: Saved): Promise<boolean> {
  try {
    await apollo.mutate({ mutation: DeleteLocation, variables: { id } });
  } catch (error) {
    const { kind } = refusalOf(error);
    if (kind === 'conflict') return false;
    if (kind !== 'missing') throw error; // else somebody has removed it in between
  }
  saved.locations.delete(id);
  return true;
}

function idOf(made: { id: string } | undefined): string {
  if (!made) throw new Error('The server answered without what it made.');
  return made.id;
}

/** A refused field of a location belongs to that location in the form. */
async function inPlace(at: number, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.faults.length === 0) throw error;
    const faults = refusal.faults.map(({ path, fault }) => ({ path: ['locations', at, ...path], fault }));
    throw new RefusedError({ ...refusal, faults });
  }
}
