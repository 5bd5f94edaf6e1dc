import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

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
export class KnownShifts20261126214000 implements Migration {
  name = 'KnownShifts20261126214000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      define(`
        SELECT known.* FROM published_shift AS published
          CROSS JOIN LATERAL jsonb_populate_record(NULL::shift, published.snapshot) AS known
        WHERE known.id = published.shift_id AND known.company_id = published.company_id
          AND known.employee_id = published.employee_id AND known.client_id = published.client_id`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      define('SELECT (jsonb_populate_record(NULL::shift, published_shift.snapshot)).* FROM published_shift'),
    );
  }
}
