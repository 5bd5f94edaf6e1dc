import type { Neighbour, Schedule, ScheduledShift } from './grid.types.ts';

type Placed = Pick<Neighbour | ScheduledShift, 'clientId' | 'locationId'>;

/** The zone of the place where a shift is worked: of its location, else of its client, else of the company. */
export function zonesOf({ clients, timeZone }: Pick<Schedule, 'clients' | 'timeZone'>): (shift: Placed) => string {
  const ofClients = new Map(clients.map((client) => [client.id, client.timeZone]));
  const ofLocations = new Map(clients.flatMap(({ locations }) => locations.map(({ id, timeZone: own }) => [id, own])));
  return ({ clientId, locationId }) => ofLocations.get(locationId ?? '') ?? ofClients.get(clientId) ?? timeZone;
}

/** Zones of sites that are not the company's own, each once, in an order that stays. */
export const otherZones = ({ clients, timeZone }: Pick<Schedule, 'clients' | 'timeZone'>): string[] =>
  [...new Set(clients.flatMap((client) => [client.timeZone, ...client.locations.map((location) => location.timeZone)]))]
    .filter((zone) => zone !== null && zone !== undefined)
    .filter((zone) => zone !== timeZone)
    .toSorted();
