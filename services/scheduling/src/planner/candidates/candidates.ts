import { scheduling, type CandidateQuery, type Candidates } from '@portfolio/contracts/scheduling';
import { candidatesOf, type Person } from '@portfolio/planning/candidates';
import { alphabetical, iso } from '@portfolio/service-kit/database';
import { requireAdministered, requireAdministration, type Administration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { asAnswered } from '../../shifts/foresee.ts';
import { sitesOf } from '../../shifts/sites.ts';
import { employeeName, isInvited } from '../../shared/sql/expressions.ts';
import { planAround } from '../conflicts/beyond.ts';
import { judgedColumns, type JudgedEmployee } from '../conflicts/plan.ts';

/** A shift as it is, or times at a place. */
export interface Wanted {
  /** 0 for a shift that isn't there yet. */
  id: number;
  company: number;
  client: number;
  location: number | null;
  post: number | null;
  /** Whom it has, who is no candidate. */
  employee: number | null;
  start_time: string;
  end_time: string;
}

type Asked = Person & JudgedEmployee & { preferences: string[]; can_be_asked: boolean };

/**
 * Who can take a shift, or times at a post that nobody has yet: the other employees of its company who are active or invited, judged by its rules, best
 * first. The number of statements does not depend on the number of employees.
 * @throws AppError `not_found` also for a shift or a post of another company
 */
export async function getCandidates(context: SchedulingContext, query: CandidateQuery): Promise<Candidates> {
  const administration = await requireAdministration(context);
  return judgeCandidates(context, administration, requireAdministered(administration, await wantedBy(context, query)));
}

/** The same for times at a place. @param only these employees; without, all */
export async function judgeCandidates(
  context: Pick<SchedulingContext, 'database'>,
  administration: Administration,
  { id, start_time, end_time, ...place }: Wanted,
  only?: readonly number[],
): Promise<Candidates> {
  const { manager } = context.database;
  const [[site], people] = await Promise.all([
    sitesOf(manager, administration, [place]),
    peopleFor(context, { ...place, start_time }, only),
  ]);
  const answer = { start_time, end_time, time_zone: site!.time_zone };
  const rules = people[0]?.rules;
  if (!rules) return { ...answer, results: [] };
  const { employees, shifts } = await planAround(manager, people, [{ start_time, end_time }]);
  const known = new Map(shifts.map((shift) => [shift.id, shift]));
  const opening = { ...site!, id, start_time, end_time };
  const found = candidatesOf(opening, people, { shifts, employees, rules }, scheduling.overtimeAfterHours);
  return {
    ...answer,
    results: found.map(({ person, conflicts, hours, overtime, cost, wish, ...candidate }) => ({
      ...candidate,
      employee: person.id,
      name: person.name,
      here: person.here,
      near: person.near,
      wish: wish ?? null,
      preferred: person.preferences,
      can_be_asked: person.can_be_asked,
      conflicts: conflicts.map((conflict) => asAnswered(conflict, 0, known)),
      hours: rounded(hours),
      overtime: rounded(overtime),
      cost: (cost / 100).toFixed(2),
    })),
  };
}

const rounded = (hours: number): number => Math.round(hours * 1e6) / 1e6;

async function wantedBy({ database }: SchedulingContext, query: CandidateQuery): Promise<Wanted | undefined> {
  if (query.post === undefined) {
    const [shift] = await database.query<Wanted[]>(
      `SELECT id, company_id AS company, client_id AS client, location_id AS location, post_id AS post,
         employee_id AS employee, ${iso('start_time')} AS start_time, ${iso('end_time')} AS end_time
       FROM shift WHERE id = $1`,
      [query.shift],
    );
    return shift;
  }
  const [post] = await database.query<Omit<Wanted, 'start_time' | 'end_time'>[]>(
    `SELECT 0 AS id, company_id AS company, client_id AS client, location_id AS location, id AS post, NULL AS employee
     FROM post WHERE id = $1`,
    [query.post],
  );
  return post && { ...post, start_time: query.start!, end_time: query.end! };
}

/** Who can be planned, as rules see them, and what speaks for them. */
function peopleFor(
  { database }: Pick<SchedulingContext, 'database'>,
  place: Omit<Wanted, 'id' | 'end_time'>,
  only: readonly number[] | undefined,
): Promise<Asked[]> {
  const { company, client, location, post, employee, start_time } = place;
  return database.query<Asked[]>(
    `SELECT ${judgedColumns()}, ${employeeName} AS name, (employee.hourly_rate * 100)::integer AS rate,
       coalesce(known.shifts, 0) AS here, coalesce(cardinality(liked.names), 0) AS preferred,
       coalesce(liked.names, '{}') AS preferences, employee.status = 'active' AND user_id IS NOT NULL AS can_be_asked,
       CASE WHEN employee.zip_code = place.zip_code THEN 'zip_code'
         WHEN (lower(employee.city), lower(employee.state)) = (place.city, place.state) THEN 'city' END AS near
     FROM employee JOIN company ON company.id = employee.company_id
     LEFT JOIN (SELECT nullif(zip_code, '') AS zip_code, nullif(lower(city), '') AS city, lower(state) AS state
       FROM (SELECT zip_code, city, state FROM location WHERE id = $3 UNION ALL
         SELECT zip_code, city, state FROM client WHERE id = $2 AND $3::integer IS NULL) AS site) AS place ON true
     LEFT JOIN (SELECT employee_id, count(*)::integer AS shifts FROM shift
       WHERE company_id = $1 AND client_id = $2 AND location_id IS NOT DISTINCT FROM $3
         AND status NOT IN ('cancelled', 'missed')
         AND start_time < $6 AND start_time > $6::timestamptz - interval '${scheduling.knownPlaceDays} days'
       GROUP BY employee_id) AS known ON known.employee_id = employee.id
     LEFT JOIN (SELECT employee_id, array_agg(name ORDER BY ${alphabetical('name')}, id) AS names
       FROM post_qualification AS asked JOIN employee_qualification AS held USING (qualification_id)
       JOIN qualification ON id = qualification_id
       WHERE asked.post_id = $4 AND NOT asked.is_required GROUP BY employee_id) AS liked ON liked.employee_id = employee.id
     WHERE employee.company_id = $1 AND (employee.status = 'active' OR ${isInvited}) AND employee.id IS DISTINCT FROM $5
       AND ($7::integer[] IS NULL OR employee.id = ANY ($7))
     ORDER BY employee.id`,
    [company, client, location, post, employee, start_time, only ?? null],
  );
}
