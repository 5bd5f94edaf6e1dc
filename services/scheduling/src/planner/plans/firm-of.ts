import { scheduling, type PlanWeights, type RosterPlan } from '@portfolio/contracts/scheduling';
import { dayNumber, demandOf, startOfDay } from '@portfolio/planning/demand';
import { gapsOf, pastOf, type Firm, type Guard, type Seat } from '@portfolio/planning/roster';
import type { Qualification } from '@portfolio/planning/conflicts';
import { iso } from '@portfolio/service-kit/database';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { SchedulingContext } from '../../context.ts';
import { requiredAt } from '../../clients/required-qualifications.ts';
import { siteZone, shiftTables, wasPublished } from '../../shared/sql/shift-tables.ts';
import { planAround } from '../conflicts/beyond.ts';
import { judgedEmployees, siteKey } from '../conflicts/plan.ts';
import { coveringShifts, postsOf, withHolidays } from '../demand/coverage.ts';
import { holdersOf } from '../demand/holders.ts';
import { plannedShifts } from '../demand/planned-shifts.ts';
import { postTables } from '../posts/posts.ts';

/** Of which posts, and when. */
interface Days {
  company: number;
  from: string;
  until: string;
  client: number | null;
  /** What these posts lack on these days of their places; without, all of it. */
  only?: RosterPlan['only'];
}

/** What is to be planned. */
export interface Task extends Days {
  weights: PlanWeights;
  allow_warnings: boolean;
  /** Whether what is planned may be given to others; and whether that is what was never published alone. */
  move: boolean;
  keep_published: boolean;
  /** The planned shifts that alone are to be covered; null for what posts lack. */
  repairs: number[] | null;
}

type Parts = Pick<SchedulingContext, 'database'>;

export interface PlannedSeat extends Seat {
  /** Null for a planned shift without. */
  post: number | null;
  /** The planned shift that it is; null where somebody is missing. */
  moves: number | null;
}

/** By post or shift and times, as others may have been filled meanwhile. */
export const seatName = ({
  post,
  moves,
  start_time,
  end_time,
}: Pick<PlannedSeat, 'post' | 'moves' | 'start_time' | 'end_time'>): string =>
  `${moves === null ? post : `shift ${moves}`} ${start_time} ${end_time}`;

export interface PlannedFirm extends Firm {
  seats: readonly PlannedSeat[];
}

const hour = 3_600_000;
const pastDays = 56;
/** Of a planned shift without post: between the first and the last. */
const usualPriority = 3;

/** A firm with what its posts lack in some days from now on, what of them may move, and its active employees. */
export async function firmOf(parts: Parts, task: Task): Promise<PlannedFirm> {
  const { company, weights, allow_warnings: allowWarnings } = task;
  const { manager } = parts.database;
  const people = await activePeople(parts, company);
  const ids = people.map(({ id }) => id);
  const [gaps, movable, judged, past] = await Promise.all([
    task.repairs ? [] : seatsOf(parts, task),
    task.move ? movableShifts(parts, task) : [],
    judgedEmployees(manager, ids),
    pastHours(parts, task),
  ]);
  const seats = [...gaps, ...movable].toSorted((a, b) => a.start_time.localeCompare(b.start_time));
  const rules = judged[0]?.rules;
  const base = { weights, allowWarnings, overtimeAfter: scheduling.overtimeAfterHours };
  if (!rules || seats.length === 0)
    return { ...base, seats: [], guards: [], plan: { shifts: [], employees: [], rules: rules! } };
  const asSeats = movable.flatMap(({ moves }) => moves ?? []);
  const { employees, shifts } = await planAround(manager, judged, seats, asSeats);
  const guards = people.map((person): Guard => ({ ...person, past: past(person.id) }));
  return { ...base, seats, guards, plan: { shifts, employees, rules } };
}

/** Active employees, and some others, with what an hour of theirs costs in cents. */
export const activePeople = ({ database }: Parts, company: number, also: readonly number[] = []) =>
  database.query<{ id: number; rate: number }[]>(
    `SELECT id, (hourly_rate * 100)::integer AS rate FROM employee WHERE company_id = $1 AND (status = 'active' OR id = ANY ($2)) ORDER BY id`,
    [company, also],
  );

interface Details {
  id: number;
  priority: number;
  time_zone: string;
  qualifications: Qualification[];
  place: string;
  knows: number[];
  /** Employee and how many. */
  preferred: { employee: number; count: number }[];
}

/** What posts lack in some days from now on. */
export async function seatsOf(parts: Parts, task: Days): Promise<PlannedSeat[]> {
  const { company, from, until, client, only } = task;
  const rows = await postsOf(parts, company, { from, until, client: client ?? undefined });
  if (rows.length === 0) return [];
  const [first, last] = [dayNumber(from), dayNumber(until) + 1];
  const now = Date.now();
  const zones = new Map(
    rows.map(({ id, time_zone: zone }) => [id, { zone, from: startOfDay(first, zone), until: startOfDay(last, zone) }]),
  );
  const bounds = [...zones.values()];
  const range = {
    from: Math.min(...bounds.map((each) => each.from)) - 25 * hour,
    until: Math.max(...bounds.map((each) => each.until)) + 25 * hour,
  };
  const [shifts, holds, posts, details] = await Promise.all([
    plannedShifts(parts, company, { client: client ?? undefined }, range),
    holdersOf(parts, company),
    withHolidays(rows, range),
    detailsOf(
      parts,
      rows.map(({ id }) => id),
      task,
    ),
  ]);
  const chosen = only && Map.groupBy(only, ({ post }) => post);
  const isAsked = ({ post, from: start }: { post: number | string; from: number }) => {
    const own = zones.get(Number(post))!;
    const isChosen = chosen?.get(Number(post))?.some(({ day }) => {
      const [begin, end] = [0, 1].map((nth) => startOfDay(dayNumber(day) + nth, own.zone));
      return start >= begin! && start < end!;
    });
    return start >= own.from && start < own.until && start >= now && (!chosen || isChosen);
  };
  const covering = Map.groupBy(coveringShifts(rows, shifts, holds), ({ post }) => post);
  const gaps = await mapInSlices(posts, (post) =>
    gapsOf(demandOf([post], range), covering.get(post.id) ?? [], range, scheduling.plannedShiftHours),
  );
  return gaps
    .flat()
    .filter(isAsked)
    .map(({ post, from: start, until: end, heads }, index): PlannedSeat => {
      const { id, priority, time_zone, qualifications, place, knows, preferred } = details.get(Number(post))!;
      return {
        id: `seat ${index}`,
        post: id,
        moves: null,
        start_time: new Date(start).toISOString(),
        end_time: new Date(end).toISOString(),
        time_zone,
        qualifications,
        place,
        heads,
        priority,
        knows,
        preferred,
      };
    });
}

/** Who knows the place of a row: by a shift in the days that are planned, or before. @param until SQL: or until another day */
const knowsPlace = (row: string, until = '$3::date + 1') => `ARRAY(SELECT DISTINCT known.employee_id FROM shift AS known
    WHERE known.company_id = ${row}.company_id AND known.client_id = ${row}.client_id
      AND known.location_id IS NOT DISTINCT FROM ${row}.location_id AND known.status NOT IN ('cancelled', 'missed')
      AND known.start_time < ${until} AND known.start_time > $2::date - interval '${scheduling.knownPlaceDays} days')`;

/** Who has how much of what a post prefers. @param post SQL for its id */
const preferredAt = (post: string) => `(
    SELECT coalesce(json_agg(json_build_object('employee', employee_id, 'count', count)), '[]') FROM (
      SELECT held.employee_id, count(*) FROM employee_qualification AS held
      JOIN post_qualification AS asked ON asked.qualification_id = held.qualification_id
      WHERE asked.post_id = ${post} AND NOT asked.is_required GROUP BY held.employee_id) AS liked)`;

const lookedUp = ({ knows, preferred }: Pick<Details, 'knows' | 'preferred'>) => ({
  knows: new Set(knows),
  preferred: new Map(preferred.map(({ employee, count }) => [employee, count])),
});

/**
 * Shifts of these days that have not begun. What was permitted to overlap stays as it is unless it is repaired, and beside a
 * repair so does what somebody inactive has.
 */
async function movableShifts(parts: Parts, task: Task): Promise<PlannedSeat[]> {
  const { repairs, keep_published } = task;
  const isNamed = `shift.id = ANY ('{${repairs?.join() ?? ''}}'::integer[])`;
  const isOthers = `NOT shift.allow_overlap ${repairs ? `AND employee.status = 'active'` : ''}`;
  const seats = await heldSeats(
    parts,
    task,
    `shift.status = 'scheduled' AND (${isNamed} OR ${isOthers}) AND shift.start_time > now()
     ${keep_published ? `AND NOT ${wasPublished}` : ''}`,
  );
  return repairs ? seats.map((seat) => ({ ...seat, stays: !repairs.includes(seat.moves!) })) : seats;
}

/** What was worked on these days, as if it was still to be planned: places count as known from the days before. */
export const workedSeats = (parts: Parts, days: Days): Promise<PlannedSeat[]> =>
  heldSeats(parts, days, `shift.status NOT IN ('cancelled', 'missed')`, '$2::date');

/**
 * Shifts of some days as seats, with who has them.
 * @param which SQL
 * @param knownUntil SQL
 */
async function heldSeats(
  { database }: Parts,
  { company, from, until, client }: Days,
  which: string,
  knownUntil?: string,
): Promise<PlannedSeat[]> {
  type Row = Omit<Details, 'priority'> & { post: number | null; priority: number | null; holder: number } & Record<
      'start_time' | 'end_time',
      string
    >;
  const rows = await database.query<Row[]>(
    `SELECT shift.id, shift.post_id AS post, post.priority, shift.employee_id AS holder, ${iso('shift.start_time')} AS start_time,
       ${iso('shift.end_time')} AS end_time, ${siteZone} AS time_zone,
       ${requiredAt('shift.client_id', 'shift.location_id', 'shift.post_id')} AS qualifications, ${siteKey('shift')} AS place,
       ${knowsPlace('shift', knownUntil)} AS knows, ${preferredAt('shift.post_id')} AS preferred
     FROM ${shiftTables} LEFT JOIN post ON post.id = shift.post_id
     WHERE shift.company_id = $1 AND ${which} AND (shift.start_time AT TIME ZONE ${siteZone})::date BETWEEN $2 AND $3 AND shift.client_id = coalesce($4, shift.client_id)
       AND shift.start_time > $2::date - interval '2 days' AND shift.start_time < $3::date + interval '2 days'`,
    [company, from, until, client],
  );
  return rows.map(({ id, priority, knows, preferred, ...row }) => ({
    ...row,
    ...lookedUp({ knows, preferred }),
    id: `shift ${id}`,
    moves: id,
    heads: 1,
    priority: priority ?? usualPriority,
  }));
}

async function detailsOf({ database }: Parts, posts: readonly number[], { from, until }: Days) {
  const rows = await database.query<Details[]>(
    `SELECT post.id, post.priority, ${siteZone} AS time_zone,
       ${requiredAt('post.client_id', 'post.location_id', 'post.id')} AS qualifications, ${siteKey('post')} AS place,
       ${knowsPlace('post')} AS knows, ${preferredAt('post.id')} AS preferred
     FROM ${postTables} WHERE post.id = ANY ($1)`,
    [posts, from, until],
  );
  return new Map(rows.map(({ knows, preferred, ...row }) => [row.id, { ...row, ...lookedUp({ knows, preferred }) }]));
}

/** What each did in the weeks before, on average of a week. */
export async function pastHours({ database }: Parts, { company, from }: Pick<Task, 'company' | 'from'>) {
  const shifts = await database.query<{ employee: number; start_time: Date; end_time: Date; time_zone: string }[]>(
    `SELECT shift.employee_id AS employee, shift.start_time, shift.end_time, ${siteZone} AS time_zone FROM ${shiftTables}
     WHERE shift.company_id = $1 AND shift.status NOT IN ('cancelled', 'missed')
       AND shift.start_time < $2::date AND shift.start_time > $2::date - interval '${pastDays} days'`,
    [company, from],
  );
  const own = Map.groupBy(shifts, ({ employee }) => employee);
  return (employee: number) =>
    pastOf(
      (own.get(employee) ?? []).map(({ start_time, end_time, time_zone }) => ({
        start_time: start_time.toISOString(),
        end_time: end_time.toISOString(),
        time_zone,
      })),
      pastDays / 7,
    );
}
