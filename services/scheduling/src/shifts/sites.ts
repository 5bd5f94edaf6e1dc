import { fault } from '@portfolio/contracts/errors';
import type { ShiftPatch } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { Qualification } from '@portfolio/planning/conflicts';
import { requiredAt } from '../clients/required-qualifications.ts';
import { administers, type Administration } from '../company/administration.ts';
import type { ShiftEntity } from './shift.entity.ts';

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
}

/** Where a shift is worked after a change: at another client it has no location, unless the change gives one. */
export function placeAfter(
  { client_id, location_id }: Pick<ShiftEntity, 'client_id' | 'location_id'>,
  { client = client_id, location }: Pick<ShiftPatch, 'client' | 'location'>,
): Place {
  const kept = client === client_id ? location_id : null;
  return { client, location: location === undefined ? kept : location };
}

/** @returns what the place of each of some shifts asks of employees */
export async function requiredOf<Worked extends Pick<ShiftEntity, 'client_id' | 'location_id'>>(
  manager: EntityManager,
  shifts: readonly Worked[],
): Promise<(shift: Worked) => Qualification[]> {
  const rows = await manager.query<{ qualifications: Qualification[] }[]>(
    `SELECT ${requiredAt('place.client', 'place.location')} AS qualifications
     FROM unnest($1::integer[], $2::integer[]) WITH ORDINALITY AS place (client, location, position)
     ORDER BY place.position`,
    [shifts.map(({ client_id }) => client_id), shifts.map(({ location_id }) => location_id)],
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
       ${requiredAt('place.client', 'place.location')} AS qualifications
     FROM unnest($1::integer[], $2::integer[]) WITH ORDINALITY AS place (client, location, position)
     LEFT JOIN client ON client.id = place.client
     LEFT JOIN company ON company.id = client.company_id
     LEFT JOIN location ON location.id = place.location AND location.client_id = client.id
     ORDER BY place.position`,
    [places.map(({ client }) => client), places.map(({ location }) => location)],
  );
  for (const [index, { company }] of rows.entries()) {
    if (company === null || !administers(administration, company)) {
      throw validationError({ client: [fault('does_not_exist', { value: places[index]!.client })] });
    }
  }
  return rows.map(({ client_name, time_zone, qualifications }) => ({ client_name, time_zone, qualifications }));
}
