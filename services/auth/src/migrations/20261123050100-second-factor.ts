import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of authenticator apps beside the password, and the codes for who has lost the app. */
export class SecondFactor20261123050100 implements MigrationInterface {
  name = 'SecondFactor20261123050100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factor (
        user_id integer PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        secret bytea NOT NULL,
        confirmed_at timestamptz,
        last_step integer NOT NULL DEFAULT 0
      );
      COMMENT ON COLUMN second_factor.secret IS 'encrypted with SECRET_KEY';
      COMMENT ON COLUMN second_factor.confirmed_at IS 'null while it is being set up, and asks for nothing';
      COMMENT ON COLUMN second_factor.last_step IS 'time step of the last code that was taken: it counts once';
      CREATE TABLE recovery_code (
        user_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        hash bytea NOT NULL,
        PRIMARY KEY (user_id, hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_code, second_factor');
  }
}
