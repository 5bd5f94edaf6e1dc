import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';

/** Events lose from where they were, and a name, only of whom an erasure was asked: whoever gets hold of the role that serves leaves a trace. */
export class ErasureAsked20261128200000 implements Migration {
  name = 'ErasureAsked20261128200000';
  /** An erasure asked of an older one is refused by the database, and asked again later. */
  borneBy = 'all';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account_erasure (user_id integer PRIMARY KEY, asked_at timestamptz NOT NULL DEFAULT now());
      COMMENT ON TABLE account_erasure IS 'accounts whose erasure was asked for; without it no event is redacted';
      CREATE OR REPLACE FUNCTION redact_audit_events(erased integer, account_name text) RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
        AS $$
          BEGIN
            IF NOT EXISTS (SELECT FROM public.account_erasure WHERE user_id = erased) THEN
              RAISE 'no erasure of this account was asked for';
            END IF;
            UPDATE public.audit_event SET client_address = '' WHERE person_id = erased;
            UPDATE public.audit_event SET subject = '' WHERE kind = 'administrator_added' AND subject = account_name;
          END
        $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION redact_audit_events(erased integer, account_name text) RETURNS void
        LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
        AS $$
          UPDATE public.audit_event SET client_address = '' WHERE person_id = erased;
          UPDATE public.audit_event SET subject = '' WHERE kind = 'administrator_added' AND subject = account_name;
        $$;
      DROP TABLE account_erasure;
    `);
  }
}
