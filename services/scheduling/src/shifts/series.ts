import type { EntityManager } from 'typeorm';

/** Ends those of these series of which less than two shifts are left: one alone does not repeat. */
export async function endSeries(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query(
    `UPDATE shift SET series_id = NULL, series_date = NULL
     WHERE series_id = ANY ($1) AND (SELECT count(*) FROM shift other WHERE other.series_id = shift.series_id) = 1`,
    [ids],
  );
  await manager.query(
    'DELETE FROM shift_series WHERE id = ANY ($1) AND NOT EXISTS (SELECT FROM shift WHERE series_id = shift_series.id)',
    [ids],
  );
}
