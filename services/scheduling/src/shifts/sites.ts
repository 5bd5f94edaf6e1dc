import type { ShiftChange, ShiftPatch } from '@portfolio/contracts/scheduling';
import type { EntityManager } from 'typeorm';
import type { Qualification } from '@portfolio/planning/conflicts';
import { requiredAt } from '../clients/required-qualifications.ts';
import { administers, type Administration } from '../company/administration.ts';
import type { ShiftEntity } from './shift.entity.ts';
import { doesNotExist } from '../shared/writes.ts';

/** Where a shift is worked, as rules and sentences see it. */
export interface Site {
  client_name: string;
  /** IANA name. */
  time_zone: string;
  /** What it asks of employees. */
  qualifications: Qualification[];
}

/** Where a shift is worked; null is the client's own address. */
export interface Place {
  client: number;
  location: number | null;
  /** The post that it fills there. */
  post: number | null;
}

type Placed = Pick<ShiftEntity, 'client_id' | 'location_id' | 'post_id'>;

/**
 * Where a shift is worked after a change: at another client it has no location, unless the change gives one, and at another place
 * no post.
 */
export function placeAfter(
  { client_id, location_id, post_id }: Placed,
  { client = client_id, location = client === client_id ? location_id : null, post }: Pick<ShiftPatch, keyof Place>,
): Place {
  const kept = client === client_id && location === location_id ? post_id : null;
  return { client, location, post: post === undefined ? kept : post };
}

/** Changes that name a post but no location are at the post's; whether it is there at all is judged with the change. */
export async function atTheirPosts(
  manager: Pick<EntityManager, 'query'>,
  changes: readonly ShiftChange[],
): Promise<ShiftChange[]> {
  const asking = (change: ShiftChange) =>
    (change.kind === 'create' || change.kind === 'update') && change.input.location === undefined
      ? (change.input.post ?? undefined)
      : undefined;
  const ids = changes.map(asking).filter((id) => id !== undefined);
  if (ids.length === 0) return [...changes];
  const rows = await manager.query<{ id: number; location: number | null }[]>(
    'SELECT id, location_id AS location FROM post WHERE id = ANY ($1)',
    [ids],
  );
  const locations = new Map(rows.map(({ id, location }) => [id, location]));
  return changes.map((change) => {
    const location = locations.get(asking(change) ?? 0);
    if (location === undefined || (change.kind !== 'create' && change.kind !== 'update')) return change;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same change
    return { ...change, input: { ...change.input, location } } as ShiftChange;
  });
}

const givenPlaces =
  'unnest($1::integer[], $2::integer[], $3::integer[]) WITH ORDINALITY AS place (client, location, post, position)';

/** @returns what the place and the post of each of some shifts ask of employees */
export async function requiredOf<Worked extends Placed>(
  manager: EntityManager,
  shifts: readonly Worked[],
): Promise<(shift: Worked) => Qualification[]> {
  const rows = await manager.query<{ qualifications: Qualification[] }[]>(
    `SELECT ${requiredAt('place.client', 'place.location', 'place.post')} AS qualifications
     FROM ${givenPlaces} ORDER BY place.position`,
    [
      shifts.map(({ client_id }) => client_id),
      shifts.map(({ location_id }) => location_id),
      shifts.map(({ post_id }) => post_id),
    ],
  );
  const required = new Map(shifts.map((shift, index) => [shift, rows[index]!.qualifications]));
  return (shift) => required.get(shift) ?? [];
}

/**
 * The sites of shifts that are planned, in their order.
 * @throws AppError `validation` on `client` for one that is nobody's or another's
 */
export async function sitesOf(
  manager: EntityManager,
  administration: Administration,
  places: readonly Place[],
): Promise<Site[]> {
  const rows = await manager.query<(Site & { company: number | null })[]>(
    `SELECT client.company_id AS company, client.name AS client_name,
       coalesce(location.time_zone, client.time_zone, company.time_zone) AS time_zone,
       ${requiredAt('place.client', 'place.location', 'place.post')} AS qualifications
     FROM ${givenPlaces}
     LEFT JOIN client ON client.id = place.client
     LEFT JOIN company ON company.id = client.company_id
     LEFT JOIN location ON location.id = place.location AND location.client_id = client.id
     ORDER BY place.position`,
    [places.map(({ client }) => client), places.map(({ location }) => location), places.map(({ post }) => post)],
  );
  for (const [index, { company }] of rows.entries()) {
    if (company === null || !administers(administration, company)) throw doesNotExist('client', places[index]!.client);
  }
  return rows.map(({ client_name, time_zone, qualifications }) => ({ client_name, time_zone, qualifications }));
}
