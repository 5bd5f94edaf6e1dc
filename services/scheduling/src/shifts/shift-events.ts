import type { AuditChange, CompanyEventKind } from '@portfolio/contracts/audit';
import type { ShiftChange } from '@portfolio/contracts/scheduling';
import { changesOf, type AuditEvent } from '@portfolio/service-kit/audit';
import type { EntityManager } from 'typeorm';
import { recordCompanyEvents } from '../shared/audit/record.ts';
import { employeeName } from '../shared/sql/expressions.ts';
import type { ShiftEntity } from './shift.entity.ts';

type Told = Pick<ShiftEntity, 'company_id' | 'client_id' | 'location_id' | 'employee_id' | 'start_time' | 'end_time'> &
  Partial<Pick<ShiftEntity, 'title' | 'notes' | 'status'>>;

interface Change {
  kind: ShiftChange['kind'];
  /** As it was, of one that is changed or deleted. */
  before?: Told | undefined;
  after: Told;
}

/** A shift in words: times are of the site's clock, `2026-11-24 22:00`. */
interface Words {
  employee: string;
  client: string;
  location: string | null;
  start_time: string;
  end_time: string;
}

const fields = ['employee', 'client', 'location', 'start_time', 'end_time'] as const;

/**
 * Notes in the audit log what was done to shifts, in the transaction that does it: each change, deletion and return by itself,
 * what is planned at once as one. What a change leaves as it was is not noted.
 */
export async function recordShiftEvents(manager: EntityManager, changes: readonly Change[]): Promise<void> {
  for (const [company, own] of Map.groupBy(changes, ({ after }) => after.company_id)) {
    const created = own.flatMap(({ kind, after }) => (kind === 'create' ? after : []));
    const single = created.length > 1 ? own.filter(({ kind }) => kind !== 'create') : own;
    const words = await inWords(
      manager,
      single.flatMap(({ before, after }) => [before ?? after, after]),
    );
    const told = single.flatMap((change, index) => eventOf(change, words[index * 2]!, words[index * 2 + 1]!));
    await recordCompanyEvents(manager, company, [
      ...(created.length > 1 ? [await planned(manager, created)] : []),
      ...told,
    ]);
  }
}

/** A shift that was planned although a license forbids it, and why. */
export interface Overridden {
  shift: Told;
  reason: string;
}

/** Notes why shifts were planned against the rules of their company. */
export async function recordOverridden(manager: EntityManager, overridden: readonly Overridden[]): Promise<void> {
  const words = await inWords(
    manager,
    overridden.map(({ shift }) => shift),
  );
  for (const [index, { shift, reason }] of overridden.entries()) {
    const changes = [{ name: 'reason', before: null, after: reason }];
    const event = { kind: 'shift_overridden', subject: called(words[index]!), changes } as const;
    await recordCompanyEvents(manager, shift.company_id, [event]);
  }
}

type Event = AuditEvent<CompanyEventKind>;

function eventOf({ kind, before, after }: Change, was: Words, is: Words): Event[] {
  if (kind === 'create') return [{ kind: 'shift_created', subject: called(is) }];
  if (kind === 'delete') return [{ kind: 'shift_deleted', subject: called(was) }];
  if (kind === 'restore') return [{ kind: 'shift_restored', subject: called(is) }];
  const changes = [...changesOf(was, is, fields), ...ownChanges(before!, after)];
  return changes.length > 0 ? [{ kind: 'shift_changed', subject: called(was), changes }] : [];
}

/** Many at once: `2026-11-23 – 2026-11-29 (12)`. */
async function planned(manager: EntityManager, shifts: readonly Told[]): Promise<Event> {
  const inOrder = shifts.toSorted((a, b) => a.start_time.valueOf() - b.start_time.valueOf());
  const ends = await inWords(manager, [inOrder[0]!, inOrder.at(-1)!]);
  const days = new Set(ends.map(({ start_time }) => start_time.slice(0, 'YYYY-MM-DD'.length)));
  return { kind: 'shifts_created', subject: `${[...days].join(' – ')} (${shifts.length})` };
}

/** A name first: by it the database finds what is to be forgotten. */
const called = ({ employee, client, location, start_time }: Words): string =>
  [employee, client, location, start_time].filter((part) => part !== null).join(', ');

/** Of notes only that they are others. */
function ownChanges(before: Told, after: Told): AuditChange[] {
  const isNoted = before.notes !== after.notes;
  return [
    ...changesOf(before, after, ['status', 'title']),
    ...(isNoted ? [{ name: 'notes', before: null, after: null }] : []),
  ];
}

const inWords = (manager: EntityManager, shifts: readonly Told[]): Promise<Words[]> =>
  manager.query<Words[]>(
    `SELECT ${employeeName} AS employee, client.name AS client, location.name AS location,
       to_char(told.start_time AT TIME ZONE zone, 'YYYY-MM-DD HH24:MI') AS start_time,
       to_char(told.end_time AT TIME ZONE zone, 'YYYY-MM-DD HH24:MI') AS end_time
     FROM unnest($1::integer[], $2::integer[], $3::integer[], $4::timestamptz[], $5::timestamptz[]) WITH ORDINALITY
       AS told (employee_id, client_id, location_id, start_time, end_time, position)
     JOIN employee ON employee.id = told.employee_id
     JOIN client ON client.id = told.client_id
     JOIN company ON company.id = client.company_id
     LEFT JOIN location ON location.id = told.location_id
     CROSS JOIN LATERAL coalesce(location.time_zone, client.time_zone, company.time_zone) AS zone
     ORDER BY position`,
    [
      shifts.map(({ employee_id }) => employee_id),
      shifts.map(({ client_id }) => client_id),
      shifts.map(({ location_id }) => location_id),
      shifts.map(({ start_time }) => start_time),
      shifts.map(({ end_time }) => end_time),
    ],
  );
