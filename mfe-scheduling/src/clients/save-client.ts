import type { ApolloClient } from '@apollo/client';
import type { OnceContext } from '@portfolio/remote-kit';
import { changesOf, RefusedError, refusalOf } from '@portfolio/remote-kit/forms';
import { isTemporary, withBudget, type ClientValues, type LocationValues } from './client-values.ts';
import {
  CreateClient,
  CreateLocation,
  DeleteLocation,
  UpdateClient,
  UpdateLocation,
  statusValue,
} from './clients.graphql.ts';

type ClientFields = Omit<ClientValues, 'locations'>;

/** What of a client is saved already, so that a second try makes nothing twice. */
export interface Saved {
  /** Its id; undefined until it exists. */
  client: string | undefined;
  /** Ids of its locations on the server. */
  locations: Set<string>;
  /** Temporary id → the one it has since. */
  made: Map<string, string>;
  /** What a try before has saved: that is what a second one begins with. */
  fields?: ClientFields | undefined;
  was: Map<string, LocationValues>;
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
 * removed ones are deleted last (readings.md). Of each only what was changed is sent: what others change meanwhile stays. Notes in
 * `saved` what is done.
 * @param began what the form began with
 * @returns the client's id
 * @throws what the call that failed throws, its faults where the form has them (`locations.1.name`); LocationsKept
 */
export async function saveClient(
  apollo: ApolloClient,
  { values: { locations, ...fields }, began }: { values: ClientValues; began: ClientValues },
  saved: Saved,
  once: Required<OnceContext>,
): Promise<string> {
  const { locations: _, ...first } = began;
  const id = await saveFields(apollo, { fields, began: saved.fields ?? first }, saved.client, once);
  saved.client = id;
  saved.fields = fields;
  for (const [at, values] of locations.entries()) {
    const context = { idempotencyKey: `${once.idempotencyKey}-${values.id}` };
    const before = saved.was.get(values.id) ?? began.locations.find((location) => location.id === values.id);
    await inPlace(at, () => saveLocation(apollo, { values, before }, id, saved, context));
    saved.was.set(values.id, values);
  }
  const wanted = new Set(locations.map((values) => saved.made.get(values.id) ?? values.id));
  const kept: string[] = [];
  for (const known of [...saved.locations].filter((location) => !wanted.has(location))) {
    if (!(await removeLocation(apollo, known, saved))) kept.push(known);
  }
  if (kept.length > 0) throw new LocationsKept(kept);
  return id;
}

function inputOf(values: ClientFields) {
  const { company: _, status, ...fields } = values;
  return { ...placeOf(fields), status: statusValue(status) };
}

/** As it is said: a blank time zone is none of its own. */
const placeOf = <Place extends Pick<LocationValues, 'timeZone' | 'weekBudget' | 'weekHours'>>(place: Place) => ({
  ...withBudget(place),
  timeZone: place.timeZone || null,
});

/** Likewise without public holidays of its own. */
const locationOf = (location: Omit<LocationValues, 'id'>) => ({
  ...placeOf(location),
  holidayRegion: location.holidayRegion || null,
});

async function saveFields(
  apollo: ApolloClient,
  { fields, began }: { fields: ClientFields; began: ClientFields },
  id: string | undefined,
  context: OnceContext,
): Promise<string> {
  if (id !== undefined) {
    const changes = changesOf(inputOf(fields), inputOf(began));
    await apollo.mutate({ mutation: UpdateClient, variables: { id, ...changes }, context });
    return id;
  }
  const variables = { input: { ...inputOf(fields), company: fields.company } };
  const { data } = await apollo.mutate({ mutation: CreateClient, variables, context });
  return idOf(data?.createClient);
}

async function saveLocation(
  apollo: ApolloClient,
  { values: { id, ...values }, before }: { values: LocationValues; before: LocationValues | undefined },
  client: string,
  saved: Saved,
  context: OnceContext,
): Promise<void> {
  const fields = locationOf(values);
  const known = isTemporary(id) ? saved.made.get(id) : id;
  if (known !== undefined) {
    const { id: _, ...was } = before ?? { id, ...values };
    const changes = before ? changesOf(fields, locationOf(was)) : { input: fields };
    if (Object.keys(changes.input).length === 0) return;
    await apollo.mutate({ mutation: UpdateLocation, variables: { id: known, ...changes }, context });
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
