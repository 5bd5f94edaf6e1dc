import { parseDateTime, type CalendarDateTime } from '@internationalized/date';
import { fault, faultOfSentence } from '@portfolio/contracts/errors';
import {
  importedDetails,
  shiftInput,
  shiftStatus,
  shiftTimesError,
  timeZone,
  type ShiftStatus,
} from '@portfolio/contracts/scheduling';
import { instantsOf, type Times } from '@portfolio/planning/times';
import { iso } from '@portfolio/service-kit/database';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { EntityManager } from 'typeorm';
import { recordShiftEvents } from '../shifts/shift-events.ts';
import { ShiftEntity } from '../shifts/shift.entity.ts';
import { checked, chunks, isBad, refusing, type Given, type Importer, type Problem } from './judged.ts';
import { directoryOf, type Directory } from './places.ts';
import { addConflicts } from './shift-conflicts.ts';
import type { ShiftRow, WantedShift } from './shift-row.ts';

/**
 * Shifts are told apart by who works where and when. Clients and employees are named as they are called; times are on the
 * clock of the place, or of the zone that a row names.
 */
export const shiftImporter: Importer<ShiftRow> = {
  async judge(manager, company, given, forUse) {
    const directory = await directoryOf(manager, company, forUse);
    const rows = await mapInSlices(given, (row) => read(row, directory));
    await markThere(manager, rows);
    markRepeated(rows);
    await addConflicts(
      manager,
      rows.filter((row) => !row.there && !isBad(row)),
    );
    return rows;
  },

  async write(manager, company_id, rows) {
    const shifts = rows.map(({ shift }) => {
      const { client_name: _, time_zone: __, hourly_rate, ...columns } = shift!;
      return {
        ...columns,
        company_id,
        hourly_pay_rate: hourly_rate,
        start_time: new Date(columns.start_time),
        end_time: new Date(columns.end_time),
      };
    });
    for (const chunk of chunks(shifts)) await manager.insert(ShiftEntity, chunk);
    await recordShiftEvents(
      manager,
      shifts.map((after) => ({ kind: 'create', after })),
    );
  },
};

/** Made once: a schema is compiled at its first use. */
const startInput = shiftInput.pick({ start_time: true });

function read({ row, values }: Given, directory: Directory): ShiftRow {
  const { client_name = '', location_name, employee_name = '', start_time = '' } = values;
  const problems: Problem[] = [];
  for (const field of ['client_name', 'employee_name']) {
    if (values[field] === undefined) problems.push(refusing(field, fault('required')));
  }
  const client = client_name === '' ? undefined : directory.client(client_name, problems);
  const employee = employee_name === '' ? undefined : directory.employee(employee_name, problems);
  const location =
    client && location_name !== undefined ? directory.location(client, location_name, problems) : undefined;
  const zone = zoneOf(values['time_zone'], problems) ?? location?.time_zone ?? client?.time_zone ?? 'UTC';
  const times = timesOf(values, zone, problems);
  const status = statusOf(values['status'], times?.end_time, problems);
  const name = employee?.name ?? employee_name;
  const detail = [start_time, client_name, location_name].filter((part) => part).join(' · ');
  const judged = { row, name, detail, there: false, problems };
  if (!client || !employee || !times || (location_name !== undefined && !location)) {
    return { ...judged, shift: undefined };
  }
  const texts = checked(importedDetails, values);
  problems.push(...texts.problems);
  const shift: WantedShift = {
    client_id: client.id,
    client_name: client.name,
    location_id: location?.id ?? null,
    post_id: null,
    employee_id: employee.id,
    hourly_rate: employee.hourly_rate,
    ...times,
    time_zone: zone,
    status,
    ...texts.data,
  };
  const wrong = shiftTimesError(times.start_time, times.end_time);
  if (wrong !== undefined) problems.push(...refused('end_time', wrong));
  problems.push(...checked(startInput, { start_time: times.start_time }).problems);
  if (client.status === 'inactive') problems.push(refusing('client_name', fault('inactive_client')));
  if (!employee.can_be_planned) problems.push(refusing('employee_name', fault('inactive_employee')));
  return { ...judged, shift };
}

const refused = (field: string, message: string): Problem[] => [refusing(field, faultOfSentence(message))];

function zoneOf(given: string | undefined, problems: Problem[]): string | undefined {
  if (given === undefined) return undefined;
  const { data, problems: found } = checked(timeZone, given);
  problems.push(...found.map((problem) => ({ ...problem, field: 'time_zone' })));
  return data;
}

/** Scheduled unless said otherwise. Nobody can have missed what has not ended. */
function statusOf(given: string | undefined, end: string | undefined, problems: Problem[]): ShiftStatus {
  if (given === undefined) return 'scheduled';
  const { data } = shiftStatus.safeParse(given.toLowerCase().replaceAll(' ', '_'));
  const early = data === 'missed' && end !== undefined && Date.parse(end) > Date.now();
  if (data !== undefined && !early) return data;
  problems.push(refusing('status', fault('invalid_choice', { value: given })));
  return 'scheduled';
}

type Key = Pick<WantedShift, 'employee_id' | 'client_id' | 'location_id' | 'start_time' | 'end_time'>;

const keyOf = ({ employee_id, client_id, location_id, start_time, end_time }: Key) =>
  [employee_id, client_id, location_id, start_time, end_time].join(' ');

/** A shift that was cancelled is there only for a row that is cancelled too. */
async function markThere(manager: EntityManager, rows: readonly ShiftRow[]): Promise<void> {
  const wanted = rows.flatMap(({ shift }) => (shift ? [shift] : []));
  if (wanted.length === 0) return;
  const known = await manager.query<(Key & { cancelled: boolean })[]>(
    `SELECT employee_id, client_id, location_id, ${iso('start_time')} AS start_time, ${iso('end_time')} AS end_time,
       status = 'cancelled' AS cancelled
     FROM shift WHERE employee_id = ANY ($1) AND start_time = ANY ($2::timestamptz[])`,
    [[...new Set(wanted.map(({ employee_id }) => employee_id))], [...new Set(wanted.map((shift) => shift.start_time))]],
  );
  const planned = new Set(known.filter(({ cancelled }) => !cancelled).map(keyOf));
  const all = new Set(known.map(keyOf));
  for (const row of rows) {
    const { shift } = row;
    if (shift) row.there = (shift.status === 'cancelled' ? all : planned).has(keyOf(shift));
  }
}

/** The same shift twice in one file. */
function markRepeated(rows: readonly ShiftRow[]): void {
  const seen = new Map<string, number>();
  for (const { row, shift, there, problems } of rows) {
    if (!shift || there) continue;
    const first = seen.get(keyOf(shift));
    if (first === undefined) seen.set(keyOf(shift), row);
    else problems.push(refusing(null, fault('import_same_row', { row: first })));
  }
}

const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/;

/**
 * Start and end as our downloads write them, on the clock of the place.
 * @param zone IANA name
 */
function timesOf(
  { start_time, end_time }: Readonly<Record<string, string>>,
  zone: string,
  problems: Problem[],
): Times | undefined {
  const start = localTime('start_time', start_time, problems);
  const end = localTime('end_time', end_time, problems);
  return start && end && instantsOf({ start, end }, zone);
}

function localTime(field: string, text: string | undefined, problems: Problem[]): CalendarDateTime | undefined {
  if (text === undefined) {
    problems.push(refusing(field, fault('required')));
    return undefined;
  }
  const [, day, minute, seconds = ''] = written.exec(text) ?? [];
  try {
    return parseDateTime(`${day}T${minute}${seconds}`);
  } catch {
    problems.push(refusing(field, fault('import_time')));
    return undefined;
  }
}
