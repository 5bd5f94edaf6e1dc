import { scheduling, type PlanWeights } from '@portfolio/contracts/scheduling';
import { dayNumber, demandOf, startOfDay } from '@portfolio/planning/demand';
import { gapsOf, pastOf, type Firm, type Guard, type Seat } from '@portfolio/planning/roster';
import type { Qualification } from '@portfolio/planning/conflicts';
import type { SchedulingContext } from '../../context.ts';
import { requiredAt } from '../../clients/required-qualifications.ts';
import { siteZone, shiftTables } from '../../shared/sql/shift-tables.ts';
import { judgedEmployees, judgedShifts, spanOf } from '../conflicts/plan.ts';
import { coveringShifts, postsOf, withHolidays } from '../demand/coverage.ts';
import { postTables } from '../posts/posts.ts';

/** What is to be planned. */
export interface Task {
  company: number;
  from: string;
  until: string;
  client: number | null;
  weights: PlanWeights;
  allow_warnings: boolean;
}

type Parts = Pick<SchedulingContext, 'database'>;

export interface PlannedSeat extends Seat {
  post: number;
}

export interface PlannedFirm extends Firm {
  seats: readonly PlannedSeat[];
}

const hour = 3_600_000;
const pastDays = 56;

/** A firm with what its posts lack in some days from now on, and its active employees. */
export async function firmOf(parts: Parts, task: Task): Promise<PlannedFirm> {
  const { company, weights, allow_warnings: allowWarnings } = task;
  const { manager } = parts.database;
  const people = await parts.database.query<{ id: number; rate: number }[]>(
    `SELECT id, (hourly_rate * 100)::integer AS rate FROM employee WHERE company_id = $1 AND status = 'active' ORDER BY id`,
    [company],
  );
  const ids = people.map(({ id }) => id);
  const [seats, employees, past] = await Promise.all([
    seatsOf(parts, task),
    judgedEmployees(manager, ids),
    pastHours(parts, task),
  ]);
  const rules = employees[0]?.rules;
  const base = { weights, allowWarnings, overtimeAfter: scheduling.overtimeAfterHours };
  if (!rules || seats.length === 0)
    return { ...base, seats: [], guards: [], plan: { shifts: [], employees: [], rules: rules! } };
  const times = seats.flatMap(({ start_time, end_time }) => [start_time, end_time]);
  const shifts = await judgedShifts(manager, ids, spanOf(times, employees));
  const guards = people.map((person): Guard => ({ ...person, past: past(person.id) }));
  return { ...base, seats, guards, plan: { shifts, employees, rules } };
}

interface Details {
  id: number;
  priority: number;
  time_zone: string;
  qualifications: Qualification[];
  /** Who knows its place: by a shift in the days that are planned, or before. */
  knows: number[];
  /** Who has what it prefers: employee and how many. */
  preferred: { employee: number; count: number }[];
}

async function seatsOf(parts: Parts, task: Task): Promise<PlannedSeat[]> {
  const { company, from, until, client } = task;
  const rows = await postsOf(parts, company, { from, until, client: client ?? undefined });
  if (rows.length === 0) return [];
  const [first, last] = [dayNumber(from), dayNumber(until) + 1];
  const now = Date.now();
  const zones = new Map(
    rows.map(({ id, time_zone: zone }) => [id, { from: startOfDay(first, zone), until: startOfDay(last, zone) }]),
  );
  const bounds = [...zones.values()];
  const range = {
    from: Math.min(...bounds.map((each) => each.from)) - 25 * hour,
    until: Math.max(...bounds.map((each) => each.until)) + 25 * hour,
  };
  const [shifts, posts, details] = await Promise.all([
    coveringShifts(parts, company, rows, range),
    withHolidays(rows, range),
    detailsOf(
      parts,
      rows.map(({ id }) => id),
      task,
    ),
  ]);
  const isAsked = ({ post, from: start }: { post: number | string; from: number }) => {
    const own = zones.get(Number(post))!;
    return start >= own.from && start < own.until && start >= now;
  };
  return gapsOf(demandOf(posts, range), shifts, range, scheduling.plannedShiftHours)
    .filter(isAsked)
    .map(({ post, from: start, until: end, heads }, index): PlannedSeat => {
      const { id, priority, time_zone, qualifications, knows, preferred } = details.get(Number(post))!;
      return {
        id: `seat ${index}`,
        post: id,
        start_time: new Date(start).toISOString(),
        end_time: new Date(end).toISOString(),
        time_zone,
        qualifications,
        heads,
        priority,
        knows,
        preferred,
      };
    });
}

async function detailsOf({ database }: Parts, posts: readonly number[], { from, until }: Task) {
  const rows = await database.query<Details[]>(
    `SELECT post.id, post.priority, ${siteZone} AS time_zone,
       ${requiredAt('post.client_id', 'post.location_id', 'post.id')} AS qualifications,
       ARRAY(SELECT DISTINCT shift.employee_id FROM shift
         WHERE shift.company_id = post.company_id AND shift.client_id = post.client_id
           AND shift.location_id IS NOT DISTINCT FROM post.location_id AND shift.status NOT IN ('cancelled', 'missed')
           AND shift.start_time < $3::date + 1 AND shift.start_time > $2::date - interval '${scheduling.knownPlaceDays} days') AS knows,
       (SELECT coalesce(json_agg(json_build_object('employee', employee_id, 'count', count)), '[]') FROM (
         SELECT held.employee_id, count(*) FROM employee_qualification AS held
         JOIN post_qualification AS asked ON asked.qualification_id = held.qualification_id
         WHERE asked.post_id = post.id AND NOT asked.is_required GROUP BY held.employee_id) AS liked) AS preferred
     FROM ${postTables} WHERE post.id = ANY ($1)`,
    [posts, from, until],
  );
  return new Map(
    rows.map(({ knows, preferred, ...row }) => {
      const counts = new Map(preferred.map(({ employee, count }) => [employee, count]));
      return [row.id, { ...row, knows: new Set(knows), preferred: counts }];
    }),
  );
}

/** What each did in the weeks before, on average of a week. */
async function pastHours({ database }: Parts, { company, from }: Task) {
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
