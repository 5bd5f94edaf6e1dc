import { alphabetical } from '@portfolio/service-kit/database';

/** SQL for qualifications with their names, in the order of the alphabet. @param ids a query that finds their ids */
export const namedQualifications = (ids: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('id', qualification.id, 'name', qualification.name)
      ORDER BY ${alphabetical('qualification.name')}, qualification.id), '[]')
    FROM qualification WHERE qualification.id IN (${ids}))`;

/** SQL for the licenses that decide when their employees may work: those of what expires. */
export const expiringLicenses = `license JOIN qualification ON qualification.id = license.qualification_id AND qualification.expires`;

/** SQL for what the employee of a row holds: `{ id, licenses }`, without licenses where it does not expire, or nobody knows when. */
export const heldQualifications = (employee: string): string => `(SELECT coalesce(json_agg(json_build_object(
    'id', held.qualification_id, 'licenses', (
      SELECT json_agg(json_build_object('from', valid_from, 'until', valid_until)) FROM ${expiringLicenses}
      WHERE license.employee_id = held.employee_id AND license.qualification_id = held.qualification_id))), '[]')
  FROM employee_qualification AS held WHERE held.employee_id = ${employee})`;

/** SQL for the licenses of an employee that decide when they may work. */
export const validLicenses = (employee: string): string => `(SELECT coalesce(json_agg(json_build_object(
    'qualification', license.qualification_id, 'from', valid_from, 'until', valid_until) ORDER BY license.id), '[]')
  FROM ${expiringLicenses} WHERE license.employee_id = ${employee})`;
