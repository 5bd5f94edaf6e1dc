import { fault } from '@portfolio/contracts/errors';
import { scheduling, type MyOpenShift, type OpenShift } from '@portfolio/contracts/scheduling';
import { candidatesOf, type Opening } from '@portfolio/planning/candidates';
import { iso } from '@portfolio/service-kit/database';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import { mapInSlices } from '@portfolio/service-kit/slices';
import { requiredAt } from '../../clients/required-qualifications.ts';
import { planOf } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { asConflict } from '../../shared/writes.ts';
import { siteZone } from '../../shared/sql/shift-tables.ts';
import { shiftAddress } from '../../shifts/columns.ts';
import { asAnswered } from '../../shifts/foresee.ts';
import { planAround } from '../conflicts/beyond.ts';
import { judgedEmployees, type JudgedEmployee } from '../conflicts/plan.ts';
import { faultOf } from '../conflicts/refuse-conflicts.ts';
import { giveBack } from './give-back.ts';
import { givePlace, type Offered } from './give.ts';
import { canBeClaimed, isFor, isOpen, keepsFrom, openShiftTables } from './open-shift-row.ts';

/** At most so many are judged for a guard at once, the next ones. */
const most = 200;

type Row = Omit<MyOpenShift, 'duration_hours' | 'pay' | 'standing' | 'conflicts'> &
  Offered & {
    is_open: boolean;
    is_for: boolean;
    audience: OpenShift['audience'];
    qualifications: Opening['qualifications'];
  };

const select = `SELECT open_shift.id, client.name AS client_name, location.name AS location_name, post.name AS post_name,
    open_shift.title, open_shift.notes, ${iso('open_shift.start_time')} AS start_time, ${iso('open_shift.end_time')} AS end_time,
    ${siteZone} AS time_zone, ${iso('open_shift.deadline')} AS deadline, mode, audience, ${shiftAddress} AS address,
    company.name AS company_name, company.phone AS company_phone, places - taken AS places_left, claim.status AS claim,
    claim.shift_id AS shift, open_shift.client_id AS client, open_shift.location_id AS location, open_shift.post_id AS post,
    ${canBeClaimed} AS is_open, ${isFor('$1')} AS is_for, audience = 'named' AND ${isFor('$1')} AS is_asked,
    ${requiredAt('open_shift.client_id', 'open_shift.location_id', 'open_shift.post_id')} AS qualifications
  FROM ${openShiftTables}
  LEFT JOIN open_shift_claim AS claim ON claim.open_shift_id = open_shift.id AND claim.employee_id = $1
  WHERE open_shift.company_id = $2`;

/** SQL: what a guard is shown: what they may claim, and what they claimed. */
const isShown = `open_shift.start_time > now() AND (
  claim.status IN ('waiting', 'awarded') OR ${isOpen} AND client.status = 'active' AND ${isFor('$1')})`;

interface Judged {
  row: Row;
  shown: MyOpenShift;
  /** The rule that keeps it from them. */
  refusal: ReturnType<typeof faultOf> | undefined;
}

/**
 * The open shifts that the caller may take, by the same rules that judge a shift of theirs, and those that they claimed, the next
 * first. The number of statements does not depend on how many there are.
 * @throws AppError `not_found` for a user who is no employee
 */
export async function listMyOpenShifts(context: SchedulingContext): Promise<MyOpenShift[]> {
  const me = await requireEmployee(context);
  const rows = await context.database.query<Row[]>(
    `${select} AND ${isShown} ORDER BY open_shift.start_time, open_shift.id LIMIT ${most}`,
    [me.id, me.company_id],
  );
  const judged = await judge(context, me, rows);
  return judged
    .filter(({ row, refusal }) => (row.claim !== null && row.claim !== 'withdrawn' ? true : !refusal))
    .map(({ shown }) => shown);
}

async function judge({ database }: SchedulingContext, me: EmployeeEntity, rows: readonly Row[]): Promise<Judged[]> {
  if (rows.length === 0) return [];
  const { manager } = database;
  const judged = await judgedEmployees(manager, [me.id]);
  const { employees, shifts } = await planAround(manager, judged, rows);
  const known = new Map(shifts.map((shift) => [shift.id, shift]));
  const { rules, time_zone: zone } = employees[0] as JudgedEmployee;
  const rate = Math.round(Number(me.hourly_rate) * 100);
  const person = { id: me.id, name: '', rate, here: 0, preferred: 0, near: null };
  return mapInSlices(rows, (row): Judged => {
    const {
      client: _,
      location: __,
      post: ___,
      is_open: ____,
      is_for: _____,
      audience,
      qualifications,
      ...answer
    } = row;
    const { start_time, end_time, time_zone, client_name } = row;
    // What came of it stands in nobody's way.
    const opening = { id: row.shift ?? 0, start_time, end_time, time_zone, client_name, qualifications };
    const plan = { shifts, employees, rules };
    const [found] = candidatesOf(opening, [person], plan, scheduling.overtimeAfterHours);
    const { conflicts, standing, cost } = found!;
    const refusal = conflicts.find((conflict) => keepsFrom(audience, conflict));
    return {
      row,
      refusal: me.status === 'active' ? refusal && faultOf(refusal, zone) : fault('employee_inactive'),
      shown: {
        ...answer,
        standing,
        conflicts: conflicts.map((conflict) => asAnswered(conflict, 0, known)),
        duration_hours: (Date.parse(end_time) - Date.parse(start_time)) / 3_600_000,
        pay: (cost / 100).toFixed(2),
      },
    };
  });
}

/** @throws AppError `not_found` also for one that is offered to others */
async function requireOffered(context: SchedulingContext, id: number): Promise<Judged & { me: EmployeeEntity }> {
  const me = await requireEmployee(context);
  const rows = await context.database.query<Row[]>(`${select} AND open_shift.id = $3`, [me.id, me.company_id, id]);
  const [judged] = await judge(context, me, rows);
  if (!judged || (!judged.row.is_for && judged.row.claim === null)) throw notFound();
  return { ...judged, me };
}

const mine = async (context: SchedulingContext, id: number) => (await requireOffered(context, id)).shown;

/**
 * The caller asks for an open shift, or takes it where who comes first has it. Repeated, it answers as the first time.
 * @throws AppError `not_found`; `conflict`, saying why: it is gone, or a rule speaks against it; `throttled`
 */
export async function claimOpenShift(context: SchedulingContext, id: number): Promise<MyOpenShift> {
  const { row, me, refusal } = await requireOffered(context, id);
  if (row.claim === 'waiting' || row.claim === 'awarded') return mine(context, id);
  await countTry(context, limits.claims, String(me.id));
  if (!row.is_open) throw new AppError('conflict', fault('open_shift_gone'));
  if (refusal) throw new AppError('conflict', refusal);
  const company = me.company_id;
  await inScope({ company }, () =>
    row.mode === 'first_come'
      ? givePlace(context, planOf(company), row, { employee: me.id, isFirst: true }).catch(
          asConflict(fault('open_shift_gone')),
        )
      : ask(context, id, me.id),
  );
  return mine(context, id);
}

/** Locked, so that nobody waits for what was cancelled or filled in the same moment. */
const ask = ({ database }: SchedulingContext, id: number, employee: number): Promise<void> =>
  database.transaction(async (manager) => {
    const [open] = await manager.query<unknown[]>(
      `SELECT FROM open_shift WHERE id = $1 AND cancelled_at IS NULL AND taken < places AND deadline > now() FOR UPDATE`,
      [id],
    );
    if (!open) throw new AppError('conflict', fault('open_shift_gone'));
    await manager.query(
      `INSERT INTO open_shift_claim AS claim (open_shift_id, employee_id, company_id, status)
       SELECT $1, id, company_id, 'waiting' FROM employee WHERE id = $2
       ON CONFLICT ON CONSTRAINT open_shift_claim_key
       DO UPDATE SET status = 'waiting', claimed_at = now(), decided_at = NULL WHERE claim.status = 'withdrawn'`,
      [id, employee],
    );
  });

/**
 * The caller does not want it after all, until it is decided; what they took as the first, in the minutes after it; what they are
 * asked for by name, without having asked. Repeated, it answers as the first time.
 * @throws AppError `conflict`
 */
export async function withdrawClaim(context: SchedulingContext, id: number): Promise<MyOpenShift> {
  const { row, me } = await requireOffered(context, id);
  if (row.claim === 'withdrawn') return mine(context, id);
  if (row.claim === 'awarded' && row.mode === 'first_come') {
    await give(context, row, me, false);
    return mine(context, id);
  }
  if (row.claim === null && !row.is_open) throw new AppError('conflict', fault('open_shift_gone'));
  const withdrawn = await context.database.query<unknown[]>(row.claim === null ? sayNo : withdraw, [id, me.id]);
  if (withdrawn.length === 0) throw new AppError('conflict', fault('claim_decided'));
  return mine(context, id);
}

/**
 * As if the caller had said neither yes nor no: what they asked for they never asked for, what they took as the first is free again, in
 * the minutes after it, and where they are asked by name they are asked still. Repeated, it answers as the first time.
 * @throws AppError `conflict` when it was decided
 */
export async function unclaimOpenShift(context: SchedulingContext, id: number): Promise<MyOpenShift> {
  const { row, me } = await requireOffered(context, id);
  if (row.claim === 'awarded' && row.mode === 'first_come') await give(context, row, me, true);
  else if (row.claim !== null) {
    const unsaid = await context.database.query<unknown[]>(unsay, [id, me.id]);
    if (unsaid.length === 0 && (await mine(context, id)).claim !== null)
      throw new AppError('conflict', fault('claim_decided'));
  }
  return mine(context, id);
}

const give = (context: SchedulingContext, row: Row, me: EmployeeEntity, isUnsaid: boolean): Promise<void> =>
  inScope({ company: me.company_id }, () =>
    giveBack(context, planOf(me.company_id), row, { employee: me.id, isUnsaid }),
  );

const unsay = `WITH unsaid AS (
    DELETE FROM open_shift_claim
    WHERE open_shift_id = $1 AND employee_id = $2 AND status IN ('waiting', 'withdrawn') RETURNING id)
  SELECT id FROM unsaid`;

const withdraw = `WITH withdrawn AS (
    UPDATE open_shift_claim SET status = 'withdrawn', decided_at = now()
    WHERE open_shift_id = $1 AND employee_id = $2 AND status = 'waiting' RETURNING id)
  SELECT id FROM withdrawn`;

const sayNo = `INSERT INTO open_shift_claim (open_shift_id, employee_id, company_id, status, decided_at)
  SELECT open_shift_id, employee_id, company_id, 'withdrawn', now() FROM open_shift_employee
  WHERE open_shift_id = $1 AND employee_id = $2 ON CONFLICT DO NOTHING RETURNING id`;
