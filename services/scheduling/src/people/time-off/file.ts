import { fault } from '@portfolio/contracts/errors';
import type { TimeOff } from '@portfolio/contracts/scheduling';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../../context.ts';
import { asScan, type Scan } from '../../shared/uploads/scan.ts';
import { lockEmployee } from '../../shared/writes.ts';
import { getMyTimeOff, getTimeOff } from './requests.ts';

/** Of time off that stands and that somebody has approved, what they saw stays; who approves it meanwhile waits. @throws AppError `conflict` */
const change = (
  { database }: SchedulingContext,
  { id, employee }: TimeOff,
  sql: string,
  parameters: unknown[] = [],
): Promise<void> =>
  database.transaction(async (manager) => {
    await lockEmployee(manager, employee);
    const [fixed] = await manager.query<unknown[]>(
      `SELECT FROM time_off LEFT JOIN time_off_file ON time_off_file.time_off_id = time_off.id
       WHERE time_off.id = $1 AND CASE WHEN status IN ('pending', 'approved')
         THEN coalesce(decided_by, first_approved_by) IS NOT NULL AND time_off_file.time_off_id IS NOT NULL ELSE $2 END`,
      [id, parameters.length > 0],
    );
    if (fixed) throw new AppError('conflict', fault('time_off_decided'));
    await manager.query(sql, [id, ...parameters]);
  });

/**
 * Keeps what proves time off of the caller's in the place of the one before.
 * @throws AppError `not_found`; `validation` as a scan; `conflict` once it is over, or approved with another
 */
export async function setMyTimeOffFile(
  context: SchedulingContext,
  id: number,
  file: Omit<Scan, 'type'>,
): Promise<TimeOff> {
  const off = await getMyTimeOff(context, id);
  const { name, type, content } = asScan(file);
  await change(
    context,
    off,
    `INSERT INTO time_off_file (time_off_id, company_id, name, type, content) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (time_off_id) DO UPDATE SET name = excluded.name, type = excluded.type, content = excluded.content`,
    [off.company, name, type, content],
  );
  return getMyTimeOff(context, id);
}

/**
 * Removes it, also from what does not stand any more: wanted again, that is approved anew.
 * @throws AppError `not_found`; `conflict` while it stands, and somebody has approved it
 */
export async function deleteMyTimeOffFile(context: SchedulingContext, id: number): Promise<TimeOff> {
  await change(
    context,
    await getMyTimeOff(context, id),
    `WITH gone AS (DELETE FROM time_off_file WHERE time_off_id = $1 RETURNING time_off_id)
     UPDATE time_off SET first_approved_by = NULL FROM gone WHERE id = time_off_id`,
  );
  return getMyTimeOff(context, id);
}

/** @throws AppError `not_found` also where there is none */
export const getTimeOffFile = async (context: SchedulingContext, id: number): Promise<Scan> =>
  fileOf(context, await getTimeOff(context, id));

/** Of the caller's own. @throws AppError `not_found` also where there is none */
export const getMyTimeOffFile = async (context: SchedulingContext, id: number): Promise<Scan> =>
  fileOf(context, await getMyTimeOff(context, id));

async function fileOf({ database }: SchedulingContext, { id }: TimeOff): Promise<Scan> {
  const [file] = await database.query<Scan[]>('SELECT name, type, content FROM time_off_file WHERE time_off_id = $1', [
    id,
  ]);
  if (!file) throw notFound();
  return file;
}
