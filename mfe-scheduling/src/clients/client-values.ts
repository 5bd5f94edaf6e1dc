import { clientStatuses, type ClientStatus } from '@portfolio/contracts/scheduling';
import { type DetailedClient, statusName } from './clients.graphql.ts';

/** A location in the form. One that is new has a temporary id until it is saved (scheduling.md §3). */
export interface LocationValues {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  /** Blank for that of what it belongs to. */
  timeZone: string;
  /** Blank for the company's. */
  holidayRegion: string;
  /** Dollars, and hours; blank for none. */
  weekBudget: string;
  weekHours: string;
  /** Ids. */
  requiredQualifications: string[];
}

/** What the form holds, named as on the wire. */
export interface ClientValues extends Omit<LocationValues, 'id' | 'holidayRegion'> {
  /** Id; of a new client only. */
  company: string;
  contactName: string;
  email: string;
  phone: string;
  status: ClientStatus;
  notes: string;
  locations: LocationValues[];
}

const temporary = 'temp-';

export const isTemporary = (id: string): boolean => id.startsWith(temporary);

let made = 0;

/** A location that the reader adds. */
export function newLocation(): LocationValues {
  made += 1;
  return {
    id: `${temporary}${made}`,
    name: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    timeZone: '',
    holidayRegion: '',
    weekBudget: '',
    weekHours: '',
    requiredQualifications: [],
  };
}

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

/** A new client is active (scheduling.md §9). */
export const valuesOf = (client: DetailedClient | undefined, company: string | undefined): ClientValues => ({
  company: client?.companyId ?? company ?? '',
  name: client?.name ?? '',
  contactName: client?.contactName ?? '',
  email: client?.email ?? '',
  phone: client?.phone ?? '',
  address: client?.address ?? '',
  city: client?.city ?? '',
  state: client?.state ?? '',
  zipCode: client?.zipCode ?? '',
  timeZone: client?.timeZone ?? '',
  status: client ? statusName(client.status) : clientStatuses[0],
  notes: client?.notes ?? '',
  ...budgetOf(client),
  requiredQualifications: idsOf(client?.requiredQualifications ?? []),
  locations: (client?.locations ?? []).map((location) => {
    const { id, name, address, city, state, zipCode, timeZone, holidayRegion, requiredQualifications } = location;
    return {
      id,
      name,
      address,
      city,
      state,
      zipCode,
      timeZone: timeZone ?? '',
      holidayRegion: holidayRegion ?? '',
      ...budgetOf(location),
      requiredQualifications: idsOf(requiredQualifications),
    };
  }),
});
