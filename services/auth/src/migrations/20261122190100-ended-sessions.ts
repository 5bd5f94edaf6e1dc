import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the sessions that ended of late, which other services ask for twice a second. */
export class EndedSessions20261122190100 implements MigrationInterface {
  name = 'EndedSessions20261122190100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX session_revoked_at_idx ON session (revoked_at) WHERE revoked_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX session_revoked_at_idx');
  }
}
