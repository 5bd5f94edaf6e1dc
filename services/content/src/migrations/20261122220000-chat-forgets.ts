import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations are kept by who has them, not here. What was published is found at once: the words follow without a pause. */
export class ChatForgets20261122220000 implements MigrationInterface {
  name = 'ChatForgets20261122220000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE chat_turn;
      ${contentChanged(`job_key => 'refresh-words'`)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${contentChanged(`job_key => 'refresh-words', run_at => now() + interval '2 seconds'`)}
      CREATE TABLE chat_turn (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- A digest: whoever reads the table cannot continue the conversation.
        session text NOT NULL,
        question text NOT NULL,
        answer text NOT NULL,
        sources jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX chat_turn_session_idx ON chat_turn (session, id DESC);
      CREATE INDEX chat_turn_created_idx ON chat_turn (created_at);
    `);
  }
}

/** As migration `Chat` made it, but for when the job runs. */
const contentChanged = (
  when: string,
) => `CREATE OR REPLACE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF current_setting('content.changed_in', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
            PERFORM set_config('content.changed_in', pg_current_xact_id()::text, true);
            PERFORM graphile_worker.add_job('refresh-words', '{"payload": {}}'::json,
              ${when});
          END IF;
          RETURN NULL;
        END $$;`;
