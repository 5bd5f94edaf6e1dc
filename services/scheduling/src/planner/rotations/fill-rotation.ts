import { fault } from '@portfolio/contracts/errors';
import {
  scheduling,
  type PlannedShift,
  type Rotation,
  type RotationFilled,
  type RotationFilling,
  type RotationShift,
} from '@portfolio/contracts/scheduling';
import { reconcile, turnsOf, type Days, type Made, type Turn, type TurningPost } from '@portfolio/planning/rotations';
import { iso } from '@portfolio/service-kit/database';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import { In, type EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { lockForChanges } from '../../shifts/apply-change.ts';
import { deleteAndKeep } from '../../shifts/deleted-shifts.ts';
import { ShiftEntity } from '../../shifts/shift.entity.ts';
import { withHolidays } from '../demand/coverage.ts';
import { demandColumn, postTables } from '../posts/posts.ts';
import type { Draft } from '../repetition/judge-drafts.ts';
import { dayOf, makeIn, type BatchOptions } from '../repetition/make-shifts.ts';
import { getRotation, lockRotation } from './rotations.ts';

/**
 * Makes shifts of what a rotation gives on some days, as any that are planned together, and takes away what it made of them before and
 * has no more. What is published stays, and what somebody changed by hand. Twice is once.
 * @throws AppError `not_found`; `validation` for too many shifts; `conflict` when one was published meanwhile
 */
export async function fillRotation(
  context: SchedulingContext,
  id: number,
  { from, until, ...options }: RotationFilling,
): Promise<RotationFilled> {
  const days = { from, until };
  const known = await getRotation(context, id);
  const { database } = context;
  if (options.preview) {
    const { batch, ...plan } = await fill(database.manager, known, days, options);
    return { batch, ...answered(plan) };
  }
  return database.transaction(async (manager) => {
    const rotation = await lockRotation(context, manager, id);
    const { batch, ...plan } = await fill(manager, rotation, days, options);
    if (batch.saved) {
      await keep(manager, rotation, batch.shifts);
      const subject = `${rotation.name}, ${from} – ${until}`;
      await recordCompanyEvent(manager, rotation.company, { kind: 'rotation_filled', subject });
    }
    return { batch, ...answered(plan) };
  });
}

async function fill(manager: EntityManager, rotation: Rotation, days: Days, options: BatchOptions) {
  const posts = await postsOf(manager, rotation, days);
  const members = rotation.members.map((member) => ({ ...member, post: posts.get(member.post)! }));
  const turns = turnsOf({ ...rotation, members }, days);
  if (turns.length > scheduling.weekShifts)
    throw validationError({ until: [fault('rotation_shifts', { max: scheduling.weekShifts })] });
  const { wanted, gone, kept } = reconcile(turns, await madeOf(manager, rotation, days));
  const names = new Map(rotation.members.map((member) => [member.employee, member.employee_name]));
  const drafts = wanted.map((turn): Draft => {
    const {
      id: post_id,
      client_id,
      client_name,
      location_id,
      location_name,
      time_zone,
    } = posts.get(Number(turn.post))!;
    return {
      client_id,
      client_name,
      location_id,
      location_name,
      time_zone,
      post_id,
      employee_id: Number(turn.employee),
      employee_name: names.get(Number(turn.employee))!,
      start_time: new Date(turn.from).toISOString(),
      end_time: new Date(turn.until).toISOString(),
      title: '',
      notes: '',
      allow_overlap: false,
    };
  });
  const replaced = options.preview ? [] : await lockReplaced(manager, gone, drafts);
  const batch = await makeIn(manager, rotation.company, drafts, {
    ...options,
    replaces: { ids: new Set(gone.map(({ id }) => id)), remove: () => deleteAndKeep(manager, replaced) },
  });
  return { batch, gone, kept };
}

interface Post extends TurningPost {
  id: number;
  client_id: number;
  client_name: string;
  location_id: number | null;
  location_name: string | null;
}

async function postsOf(
  manager: EntityManager,
  { members }: Rotation,
  { from, until }: Days,
): Promise<ReadonlyMap<number, Post>> {
  const rows = await manager.query<Post[]>(
    `SELECT post.id, post.client_id, client.name AS client_name, post.location_id, location.name AS location_name,
       ${siteZone} AS time_zone, to_char(start_date, 'YYYY-MM-DD') AS start_date, to_char(end_date, 'YYYY-MM-DD') AS end_date,
       post.head_count, ${demandColumn} AS demand
     FROM ${postTables} WHERE post.id = ANY ($1)`,
    [members.map(({ post }) => post)],
  );
  const posts = await withHolidays(rows, { from: Date.parse(from), until: Date.parse(until) });
  return new Map(posts.map((post) => [post.id, post]));
}

interface Known extends Made, Omit<RotationShift, 'is_published'> {}

/** What a rotation made of some days that is there still, as it made it, and what became of it. */
async function madeOf(manager: EntityManager, { id }: Rotation, { from, until }: Days): Promise<Known[]> {
  const rows = await manager.query<(Omit<Known, keyof Turn> & { turn: Turn })[]>(
    `SELECT shift.id, made.turn, ${employeeName} AS employee_name, client.name AS client_name, location.name AS location_name,
       ${iso('shift.start_time')} AS start_time, ${iso('shift.end_time')} AS end_time, ${siteZone} AS time_zone,
       NOT shift.is_draft OR shift.published_at IS NOT NULL AS "isPublished",
       shift.employee_id = (turn -> 'employee')::integer AND shift.post_id IS NOT DISTINCT FROM (turn -> 'post')::integer
         AND shift.start_time = to_timestamp((turn -> 'from')::bigint / 1000) AND shift.end_time = to_timestamp((turn -> 'until')::bigint / 1000)
         AND shift.status <> 'cancelled' AND shift.series_id IS NULL AND shift.title = '' AND shift.notes = '' AS "isAsMade"
     FROM rotation_shift AS made JOIN (${shiftTables}) ON shift.id = made.shift_id
     WHERE made.rotation_id = $1 AND made.day BETWEEN $2 AND $3 ORDER BY shift.start_time, shift.id`,
    [id, from, until],
  );
  return rows.map(({ turn, ...row }) => ({ ...row, ...turn }));
}

/** Drafts that go, with nobody publishing or changing them meanwhile; and whoever gets a shift. @throws AppError `conflict` */
async function lockReplaced(
  manager: EntityManager,
  gone: readonly Known[],
  drafts: readonly Draft[],
): Promise<ShiftEntity[]> {
  const before = await manager.findBy(ShiftEntity, { id: In(gone.map(({ id }) => id)) });
  const { shifts } = await lockForChanges(
    manager,
    before,
    drafts.map(({ employee_id: employee, start_time, end_time }) => ({
      kind: 'restore',
      id: 0,
      input: { employee, start_time, end_time },
    })),
  );
  const seen = new Map(before.map((shift) => [shift.id, JSON.stringify(shift)]));
  const isOther = [...shifts.values()].some((shift) => JSON.stringify(shift) !== seen.get(shift.id));
  if (isOther || shifts.size < gone.length) throw new AppError('conflict', fault('plan_changed'));
  return [...shifts.values()];
}

/** Notes which shifts are its own. */
async function keep(manager: EntityManager, { id, company }: Rotation, shifts: readonly PlannedShift[]): Promise<void> {
  const rows = shifts.flatMap((shift) => {
    if (shift.state !== 'made') return [];
    const [from, until] = [Date.parse(shift.start_time), Date.parse(shift.end_time)];
    const day = dayOf(shift);
    return [{ shift_id: shift.id, day, turn: { employee: shift.employee_id, post: shift.post_id, day, from, until } }];
  });
  await manager.query(
    `INSERT INTO rotation_shift (shift_id, company_id, rotation_id, day, turn)
     SELECT shift_id, $1, $2, day, turn FROM jsonb_to_recordset($3::jsonb) AS made (shift_id integer, day date, turn jsonb)`,
    [company, id, JSON.stringify(rows)],
  );
}

const answered = ({ gone, kept }: { gone: readonly Known[]; kept: readonly Known[] }) => {
  const shown = ({
    id,
    employee_name,
    client_name,
    location_name,
    start_time,
    end_time,
    time_zone,
    isPublished,
  }: Known) => ({
    id,
    employee_name,
    client_name,
    location_name,
    start_time,
    end_time,
    time_zone,
    is_published: isPublished,
  });
  return { removed: gone.map(shown), kept: kept.map(shown) };
};
