import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { shiftTables, siteZone } from '../shared/sql/shift-tables.ts';
import { localMinute } from './columns.ts';
import type { ShiftEntity } from './shift.entity.ts';

type Planned = Pick<ShiftEntity, 'employee_id' | 'start_time' | 'end_time' | 'status' | 'allow_overlap'> & {
  id?: number;
};

interface Other {
  id: number;
  title: string;
  client_name: string;
  start_time: string;
  end_time: string;
  time_zone: string;
}

/**
 * An employee cannot be in two places (readings.md). Call it with the employee's row locked, so that nobody plans
 * another shift for them meanwhile; the constraint `shift_no_overlap` stands behind it.
 * @throws AppError `validation` on `employee`, naming the other shift
 */
export async function refuseOverlap(manager: EntityManager, planned: Planned): Promise<void> {
  if (planned.allow_overlap || planned.status === 'cancelled') return;
  const [other] = await manager.query<Other[]>(
    `SELECT shift.id, shift.title, client.name AS client_name, ${localMinute('start_time')} AS start_time,
       ${localMinute('end_time')} AS end_time,
       ${siteZone} AS time_zone
     FROM ${shiftTables}
     WHERE shift.employee_id = $1 AND shift.id IS DISTINCT FROM $2 AND shift.status <> 'cancelled'
       AND shift.start_time < $4 AND shift.end_time > $3
     ORDER BY shift.start_time, shift.id LIMIT 1`,
    [planned.employee_id, planned.id ?? null, planned.start_time, planned.end_time],
  );
  if (other) throw validationError({ employee: [faultOf(other)] });
}

const faultOf = ({ id, title, client_name, start_time, end_time, time_zone }: Other) =>
  fault('employee_has_shift', {
    id,
    shift: [title, client_name].filter(Boolean).join(', '),
    start: start_time,
    end: end_time,
    zone: time_zone,
  });
