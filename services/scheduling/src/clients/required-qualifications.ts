import type { EntityManager } from 'typeorm';
import { refuseUnknown } from '../shared/writes.ts';
import { namedQualifications } from '../shared/sql/held-qualifications.ts';

const namedWhere = (required: string): string =>
  namedQualifications(`SELECT qualification_id FROM required_qualification AS required WHERE ${required}`);

/** SQL for what a client asks of everybody who works for it. */
export const requiredByClient = namedWhere('required.client_id = client.id AND required.location_id IS NULL');

/** SQL for what a location asks beside that. */
export const requiredByLocation = namedWhere('required.location_id = location.id');

/** SQL for what the place and the post ask that three expressions name; location and post may be null. */
export const requiredAt = (client: string, location: string, post: string): string =>
  namedQualifications(`SELECT qualification_id FROM required_qualification AS required
    WHERE required.client_id = ${client} AND (required.location_id IS NULL OR required.location_id = ${location})
    UNION SELECT qualification_id FROM post_qualification WHERE post_id = ${post} AND is_required`);

interface Place {
  company: number;
  client: number;
  /** Null is the client itself. */
  location: number | null;
}

/**
 * Sets all that a client or a location asks.
 * @throws AppError `validation` on `required_qualifications` for those that are not the company's
 */
export async function setRequired(
  manager: EntityManager,
  { company, client, location }: Place,
  ids: readonly number[],
): Promise<void> {
  await manager.query(
    'DELETE FROM required_qualification WHERE client_id = $1 AND location_id IS NOT DISTINCT FROM $2',
    [client, location],
  );
  const set = await manager.query<{ id: number }[]>(
    `INSERT INTO required_qualification (company_id, client_id, location_id, qualification_id)
     SELECT company_id, $2, $3, id FROM qualification WHERE company_id = $1 AND id = ANY ($4)
     RETURNING qualification_id AS id`,
    [company, client, location, ids],
  );
  refuseUnknown('required_qualifications', ids, set);
}
