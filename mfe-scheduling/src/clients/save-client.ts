import { client, location } from '@portfolio/contracts/scheduling';
import { ApiError, type Api } from '@portfolio/remote-kit';
import { isTemporary, type ClientValues, type LocationValues } from './client-values.ts';

/** What of a client is saved already, so that a second try makes nothing twice. */
export interface Saved {
  /** Its id; undefined until it exists. */
  client: string | undefined;
  /** Ids of its locations on the server. */
  locations: Set<string>;
  /** Temporary id → the one it has since. */
  made: Map<string, string>;
}

/** A location could not be removed, because shifts use it. */
export class LocationKept extends Error {
  override name = 'LocationKept';
  readonly id: string;

  constructor(id: string) {
    super(`Location ${id} is used by shifts.`);
    this.id = id;
  }
}

/**
 * scheduling.md §7, Clients and locations: the client, then each existing location by an update and each new one by a creation;
 * removed ones are deleted last (readings.md). Notes in `saved` what is done.
 * @returns the client's id
 * @throws ApiError of the call that failed, its fields where the form has them (`locations[1].name`); LocationKept
 */
export async function saveClient(api: Api, { locations, ...fields }: ClientValues, saved: Saved): Promise<string> {
  const id = await saveFields(api, fields, saved.client);
  saved.client = id;
  for (const [at, values] of locations.entries()) await inPlace(at, () => saveLocation(api, values, id, saved));
  const wanted = new Set(locations.map((values) => saved.made.get(values.id) ?? values.id));
  for (const known of saved.locations) if (!wanted.has(known)) await removeLocation(api, known, saved);
  return id;
}

function saveFields(api: Api, fields: Omit<ClientValues, 'locations'>, id: string | undefined): Promise<string> {
  const { company: _, ...changes } = fields;
  const parse = (body: unknown) => String(client.parse(body).id);
  return id === undefined
    ? api.post('/planner/clients/', fields, { parse })
    : api.put(`/planner/clients/${id}/`, changes, { parse });
}

async function saveLocation(api: Api, { id, ...fields }: LocationValues, of: string, saved: Saved): Promise<void> {
  const known = isTemporary(id) ? saved.made.get(id) : id;
  if (known !== undefined) {
    await api.put(`/planner/locations/${known}/`, fields);
    return;
  }
  const made = location.parse(await api.post('/planner/locations/', { ...fields, client: of }));
  saved.made.set(id, String(made.id));
  saved.locations.add(String(made.id));
}

async function removeLocation(api: Api, id: string, saved: Saved): Promise<void> {
  try {
    await api.delete(`/planner/locations/${id}/`);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 409) throw new LocationKept(id);
    if (status !== 404) throw error; // else somebody has removed it in between
  }
  saved.locations.delete(id);
}

/** A refused field of a location belongs to that location in the form. */
async function inPlace(at: number, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const before = Array.from({ length: at }, () => ({}));
    throw new ApiError(400, { locations: [...before, error.body] }, error.message);
  }
}
