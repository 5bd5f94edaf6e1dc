import { alphabetical } from '@portfolio/service-kit/database';

/** SQL for qualifications with their names, in the order of the alphabet. @param ids a query that finds their ids */
export const namedQualifications = (ids: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('id', qualification.id, 'name', qualification.name)
      ORDER BY ${alphabetical('qualification.name')}, qualification.id), '[]')
    FROM qualification WHERE qualification.id IN (${ids}))`;
