import type { MigrationInterface, QueryRunner } from 'typeorm';

const parts = ['problem', 'decision', 'result', 'failure'];

/** The chatbot finds a section by all that it says; the expression of a generated column cannot be changed everywhere. */
const vectorOf = (texts: readonly string[]) => `
  ALTER TABLE section DROP search_vector, ADD search_vector tsvector NOT NULL
    GENERATED ALWAYS AS (search_vector('', ${texts.join(` || E'\\n' || `)})) STORED;
  CREATE INDEX section_vector_idx ON section USING gin (search_vector);`;

const before = ['title', 'subtitle', 'content'];

/** A section may be a case study. */
export class CaseStudies20261126191000 implements MigrationInterface {
  name = 'CaseStudies20261126191000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    const columns = parts.map((part) => `ADD ${part} text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE section ${columns.join(', ')}; ${vectorOf([...before, ...parts])}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${vectorOf(before)} ALTER TABLE section ${parts.map((part) => `DROP ${part}`).join(', ')}`);
  }
}
