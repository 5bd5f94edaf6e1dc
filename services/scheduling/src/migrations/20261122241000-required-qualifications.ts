import type { MigrationInterface, QueryRunner } from 'typeorm';
import { secureCompanyRows } from '../sql/row-security.ts';

/** What sites ask of those who work there: a client's hold at all its places, a location adds its own. */
export class RequiredQualifications20261122241000 implements MigrationInterface {
  name = 'RequiredQualifications20261122241000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE required_qualification (
        company_id integer NOT NULL,
        client_id integer NOT NULL,
        -- Null is the client itself.
        location_id integer,
        qualification_id integer NOT NULL,
        CONSTRAINT required_qualification_key UNIQUE NULLS NOT DISTINCT (client_id, location_id, qualification_id),
        CONSTRAINT required_qualification_client_fkey
          FOREIGN KEY (client_id, company_id) REFERENCES client (id, company_id) ON DELETE CASCADE,
        CONSTRAINT required_qualification_location_fkey
          FOREIGN KEY (location_id, client_id) REFERENCES location (id, client_id) ON DELETE CASCADE,
        CONSTRAINT required_qualification_qualification_fkey
          FOREIGN KEY (qualification_id, company_id) REFERENCES qualification (id, company_id) ON DELETE CASCADE
      );
      CREATE INDEX required_qualification_location_idx ON required_qualification (location_id);
      CREATE INDEX required_qualification_qualification_idx ON required_qualification (qualification_id);
      ${secureCompanyRows('required_qualification')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE required_qualification');
  }
}
