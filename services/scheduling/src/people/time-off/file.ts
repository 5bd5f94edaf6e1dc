import type { TimeOff } from '@portfolio/contracts/scheduling';
import { notFound } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../../context.ts';
import { asScan, type Scan } from '../../shared/uploads/scan.ts';
import { getMyTimeOff, getTimeOff } from './requests.ts';

/** Keeps what proves time off of the caller's in the place of the one before. @throws AppError `not_found`; `validation` as a scan */
export async function setMyTimeOffFile(
  context: SchedulingContext,
  id: number,
  file: Omit<Scan, 'type'>,
): Promise<TimeOff> {
  const { company } = await getMyTimeOff(context, id);
  const { name, type, content } = asScan(file);
  await context.database.query(
    `INSERT INTO time_off_file (time_off_id, company_id, name, type, content) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (time_off_id) DO UPDATE SET name = excluded.name, type = excluded.type, content = excluded.content`,
    [id, company, name, type, content],
  );
  return getMyTimeOff(context, id);
}

/** @throws AppError `not_found` */
export async function deleteMyTimeOffFile(context: SchedulingContext, id: number): Promise<TimeOff> {
  await getMyTimeOff(context, id);
  await context.database.query('DELETE FROM time_off_file WHERE time_off_id = $1', [id]);
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
