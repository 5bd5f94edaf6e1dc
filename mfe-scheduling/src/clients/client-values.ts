import { clientStatuses } from '@portfolio/contracts/scheduling';
import { textsOf } from '@portfolio/remote-kit/forms';
import { type DetailedClient, statusName } from './clients.graphql.ts';

const temporary = 'temp-';

export const isTemporary = (id: string): boolean => id.startsWith(temporary);

let made = 0;

type Budget = 'weekBudget' | 'weekHours';

/** Blank is null. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A client or location with the numbers of its budget. */
export const withBudget = <Place extends Record<Budget, string>>(
  place: Place,
): Omit<Place, Budget> & Record<Budget, number | null> => ({
  ...place,
  weekBudget: numberOf(place.weekBudget),
  weekHours: numberOf(place.weekHours),
});

const budgetOf = (place: Partial<Record<Budget, number | null>> | undefined): Record<Budget, string> => ({
  weekBudget: String(place?.weekBudget ?? ''),
  weekHours: String(place?.weekHours ?? ''),
});

const idsOf = (named: readonly { id: string }[]): string[] => named.map(({ id }) => id);

/** A location in the form: blank for the zone of what it belongs to, and for the company's region. */
const locationOf = (id: string, location?: DetailedClient['locations'][number]) => ({
  id,
  ...textsOf(location, 'name', 'address', 'city', 'state', 'zipCode', 'timeZone', 'holidayRegion'),
  ...budgetOf(location),
  requiredQualifications: idsOf(location?.requiredQualifications ?? []),
});

export type LocationValues = ReturnType<typeof locationOf>;

/** A location that the reader adds: it has a temporary id until it is saved (scheduling.md §3). */
export function newLocation(): LocationValues {
  made += 1;
  return locationOf(`${temporary}${made}`);
}

/** What the form holds, named as on the wire. A new client is active (scheduling.md §9). @param company id; of a new client only */
export const valuesOf = (client: DetailedClient | undefined, company: string | undefined) => ({
  company: client?.companyId ?? company ?? '',
  ...textsOf(client, 'name', 'contactName', 'email', 'phone', 'address', 'city', 'state', 'zipCode', 'timeZone'),
  status: client ? statusName(client.status) : clientStatuses[0],
  notes: client?.notes ?? '',
  ...budgetOf(client),
  requiredQualifications: idsOf(client?.requiredQualifications ?? []),
  locations: (client?.locations ?? []).map((location) => locationOf(location.id, location)),
});

export type ClientValues = ReturnType<typeof valuesOf>;
