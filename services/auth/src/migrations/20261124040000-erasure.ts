import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts that were erased: the number stays, for others name it, and nothing of the person. Until the other services have
 * done their part, it is written down what they are still to be asked.
 */
export class Erasure20261124040000 implements MigrationInterface {
  name = 'Erasure20261124040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD COLUMN erased_at timestamptz;
      CREATE TABLE erasure (
        user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        service text NOT NULL,
        username text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, service)
      );
      COMMENT ON TABLE erasure IS 'services that have not yet erased what they keep of somebody; a row goes when its service has';
      -- Events are only added to; of who was erased the owner takes away from where and with what.
      CREATE FUNCTION redact_audit_events(erased integer) RETURNS void LANGUAGE sql SECURITY DEFINER
        SET search_path = pg_catalog, pg_temp
        AS $$
          UPDATE public.audit_event SET client_address = '', user_agent = ''
          WHERE (person_id = erased OR (person_id IS NULL AND user_id = erased))
            AND EXISTS (SELECT FROM public.account WHERE id = erased AND erased_at IS NOT NULL)
        $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION redact_audit_events;
      DROP TABLE erasure;
      ALTER TABLE account DROP COLUMN erased_at;
    `);
  }
}
