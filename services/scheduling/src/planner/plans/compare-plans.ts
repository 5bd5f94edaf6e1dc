import { scheduling, type PlanComparison, type PlanSums, type RosterPlan } from '@portfolio/contracts/scheduling';
import { wishesOf } from '@portfolio/planning/conflicts';
import { spreadOf, workOf } from '@portfolio/planning/roster';
import { iso } from '@portfolio/service-kit/database';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { SchedulingContext } from '../../context.ts';
import { doesNotExist, named } from '../../shared/writes.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { judgedEmployees, siteKey } from '../conflicts/plan.ts';
import { activePeople, seatName, seatsOf, type PlannedSeat } from './firm-of.ts';
import { getReadyPlan } from './plans.ts';

/** A shift as far as figures mind it. */
interface Work {
  id: number | null;
  employee: number;
  start_time: string;
  end_time: string;
  time_zone: string;
  place: string | undefined;
}

type Figures = PlanComparison['plans'][number];

/**
 * What is planned now, and what it would be with a plan, and with another one.
 * @throws AppError `not_found`; `conflict` before one is ready; `validation` for an other that is none of the company
 */
export async function comparePlans(context: SchedulingContext, id: number, other?: number): Promise<PlanComparison> {
  const plan = await getReadyPlan(context, id);
  const now = await plannedIn(context, plan);
  const plans = [await figuresOf(now, plan, false), await figuresOf(now, plan, true)];
  if (other !== undefined) {
    const beside = await named('with', other, getReadyPlan(context, other));
    if (beside.company !== plan.company) throw doesNotExist('with', other);
    plans.push(await figuresOf(await plannedIn(context, beside), beside, true));
  }
  return { plans };
}

/** What is there now in a plan's weeks: active employees, what they work, and what posts lack. */
async function plannedIn(context: SchedulingContext, plan: RosterPlan) {
  const people = await activePeople(context, plan.company);
  const [planned, known, gaps, employees] = await Promise.all([
    workIn(context, plan),
    knownIn(context, plan),
    seatsOf(context, { ...plan, only: null }),
    judgedEmployees(
      context.database.manager,
      people.map(({ id }) => id),
      `DATE '${plan.from}' - 8`,
    ),
  ]);
  return {
    people,
    planned,
    known,
    gaps,
    wishOf: new Map(employees.map((employee) => [employee.id, wishesOf(employee)])),
  };
}

async function figuresOf(
  { people, planned, known, gaps, wishOf }: Awaited<ReturnType<typeof plannedIn>>,
  plan: RosterPlan,
  isAccepted: boolean,
): Promise<Figures> {
  const { id, from, until } = plan;
  const proposed = isAccepted ? possibleOf(plan, gaps) : [];
  const places = new Map(gaps.map(({ post, place }) => [post, place]));
  const held = new Map(planned.map(({ id: shift, place }) => [shift, place]));
  const placeOf = ({ moves, post }: (typeof proposed)[number]) => (moves === null ? places.get(post) : held.get(moves));
  const taken = new Set(proposed.map(({ moves }) => moves));
  const work = [
    ...planned.filter((each) => !taken.has(each.id)),
    ...proposed.map((each): Work => ({ ...each, id: null, place: placeOf(each) })),
  ];
  const moved = proposed.filter(({ moves }) => moves !== null).length;
  const made = proposed.length - moved;
  return {
    plan: isAccepted ? id : null,
    from,
    until,
    open: gaps.reduce((heads, gap) => heads + gap.heads, 0) - made,
    made,
    moved,
    newcomers: new Set(work.map(whoWhere).filter((each) => !known.has(each))).size,
    unwished: work.filter((each) => wishOf.get(each.employee)?.(each) === 'rather_not').length,
    ...(await sumsOf(people, work)),
  };
}

const whoWhere = ({ employee, place }: Pick<Work, 'employee' | 'place'>) => `${employee} ${place}`;

/** What some people's shifts come to, and how they are shared. */
export async function sumsOf(
  people: readonly { id: number; rate: number }[],
  work: readonly Omit<Work, 'id' | 'place'>[],
): Promise<PlanSums> {
  const own = Map.groupBy(work, ({ employee }) => employee);
  const each = await mapInSlices(people, (person) => ({
    rate: person.rate,
    ...workOf(own.get(person.id) ?? [], scheduling.overtimeAfterHours),
  }));
  const sum = (amountOf: (person: (typeof each)[number]) => number): number =>
    each.reduce((total, person) => total + amountOf(person), 0);
  return {
    cost: (sum(({ rate, hours }) => Math.round(rate * hours)) / 100).toFixed(2),
    hours: rounded(sum(({ hours }) => hours)),
    overtime: rounded(sum(({ overtime }) => overtime)),
    shared_hours: shared(each.map(({ hours }) => hours)),
    shared_nights: shared(each.map(({ nights }) => nights)),
    shared_weekends: shared(each.map(({ weekends }) => weekends)),
    hours_each: each.map(({ hours }) => rounded(hours)).toSorted((a, b) => a - b),
  };
}

/** What of a plan has not become shifts, and still can: meanwhile others may have been given its places. */
function possibleOf({ shifts }: RosterPlan, gaps: readonly PlannedSeat[]): RosterPlan['shifts'] {
  const open = new Map(gaps.map((gap) => [seatName(gap), gap.heads]));
  return shifts.filter((each) => {
    if (each.shift !== null || each.moves !== null) return each.shift === null;
    const heads = open.get(seatName(each)) ?? 0;
    open.set(seatName(each), heads - 1);
    return heads > 0;
  });
}

const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

function shared(amounts: readonly number[]): Figures['shared_hours'] {
  const { gini, least, most } = spreadOf(amounts);
  return { gini: rounded(gini), least: rounded(least), most: rounded(most) };
}

/** What is planned in the whole weeks of a plan's days. */
const workIn = ({ database }: SchedulingContext, { company, from, until }: RosterPlan) =>
  database.query<Work[]>(
    `SELECT shift.id, shift.employee_id AS employee, ${iso('shift.start_time')} AS start_time,
       ${iso('shift.end_time')} AS end_time, ${siteZone} AS time_zone, ${siteKey('shift')} AS place
     FROM ${shiftTables}
     WHERE shift.company_id = $1 AND shift.status NOT IN ('cancelled', 'missed')
       AND date_trunc('week', shift.start_time AT TIME ZONE ${siteZone})
         BETWEEN date_trunc('week', $2::date::timestamp) AND date_trunc('week', $3::date::timestamp)
       AND shift.start_time > $2::date - interval '9 days' AND shift.start_time < $3::date + interval '9 days'`,
    [company, from, until],
  );

/** Who knew which place before these weeks. */
async function knownIn({ database }: SchedulingContext, { company, from }: RosterPlan): Promise<ReadonlySet<string>> {
  const rows = await database.query<Pick<Work, 'employee' | 'place'>[]>(
    `SELECT DISTINCT employee_id AS employee, ${siteKey('shift')} AS place FROM shift
     WHERE company_id = $1 AND status NOT IN ('cancelled', 'missed') AND start_time < date_trunc('week', $2::date)
       AND start_time > $2::date - interval '${scheduling.knownPlaceDays} days'`,
    [company, from],
  );
  return new Set(rows.map(whoWhere));
}
