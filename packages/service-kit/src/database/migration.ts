import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of the schema, and which releases of before can serve what it leaves. */
export interface Migration extends MigrationInterface {
  /**
   * `all` for one that only adds what releases of before may ignore. For one that takes something away, the name of the migration that came
   * with the first release that does without it. Left out, only releases that know this migration serve its schema.
   */
  borneBy?: string;
}

/** A migration that is SQL, there and back. */
export const migration = (
  name: string,
  { borneBy, up, down }: Pick<Migration, 'borneBy'> & Record<'up' | 'down', string>,
): new () => Migration =>
  class implements Migration {
    name = name;
    borneBy = borneBy;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(up);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(down);
    }
  };

export const nameOf = ({ name, constructor }: MigrationInterface): string => name ?? constructor.name;

/** Notes beside the applied migrations who bears them, where releases of before look when they start. */
export async function noteWhoBears(runner: QueryRunner, migrations: readonly Migration[]): Promise<void> {
  await runner.query('ALTER TABLE migrations ADD COLUMN IF NOT EXISTS borne_by text');
  await runner.query(
    `UPDATE migrations SET borne_by = told.borne_by FROM unnest($1::text[], $2::text[]) AS told (name, borne_by)
     WHERE migrations.name = told.name AND migrations.borne_by IS DISTINCT FROM told.borne_by`,
    [migrations.map(nameOf), migrations.map(({ borneBy }) => borneBy ?? null)],
  );
}
