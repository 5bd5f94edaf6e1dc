import { migration } from '@portfolio/service-kit/database';

const define = (published: string) => `
  CREATE OR REPLACE FUNCTION known_shifts() RETURNS SETOF shift LANGUAGE sql STABLE AS $$
    SELECT * FROM shift WHERE NOT is_draft
    UNION ALL
    ${published}
  $$`;

/**
 * Who asks for the known shifts of somebody reads theirs alone: what is asked of a row as it was published, the database asks of the
 * columns beside it, which have indexes. Each of these rows is unfolded once, and not for each of its columns.
 */
export const KnownShifts20261126214000 = migration('KnownShifts20261126214000', {
  borneBy: 'all',
  up: define(`
      SELECT known.* FROM published_shift AS published
        CROSS JOIN LATERAL jsonb_populate_record(NULL::shift, published.snapshot) AS known
      WHERE known.id = published.shift_id AND known.company_id = published.company_id
        AND known.employee_id = published.employee_id AND known.client_id = published.client_id`),
  down: define('SELECT (jsonb_populate_record(NULL::shift, published_shift.snapshot)).* FROM published_shift'),
});
