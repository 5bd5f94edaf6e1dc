import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A shift's day, period and receipt are those of the place where it is worked: the zone of its location, else of its
 * client, else of its company.
 */
export class TimeZones20261122120000 implements MigrationInterface {
  name = 'TimeZones20261122120000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The check fails with an error of its own for a zone that PostgreSQL does not know.
    const known = `CHECK (time_zone IS NULL OR timestamptz 'epoch' AT TIME ZONE time_zone IS NOT NULL)`;
    await queryRunner.query(`
      ALTER TABLE company ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC' ${known};
      ALTER TABLE client ADD COLUMN time_zone text ${known};
      ALTER TABLE location ADD COLUMN time_zone text ${known};

      CREATE FUNCTION site_zone(planned shift) RETURNS text STABLE LANGUAGE sql
        RETURN (
          SELECT coalesce(location.time_zone, client.time_zone, company.time_zone)
          FROM client JOIN company ON company.id = client.company_id
          LEFT JOIN location ON location.id = planned.location_id
          WHERE client.id = planned.client_id
        );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION site_zone;
      ALTER TABLE location DROP COLUMN time_zone;
      ALTER TABLE client DROP COLUMN time_zone;
      ALTER TABLE company DROP COLUMN time_zone;
    `);
  }
}
