import { scheduling, type PlanComparison, type RosterPlan } from '@portfolio/contracts/scheduling';
import { spreadOf, workOf } from '@portfolio/planning/roster';
import { iso } from '@portfolio/service-kit/database';
import { mapInSlices } from '@portfolio/service-kit/slices';
import type { SchedulingContext } from '../../context.ts';
import { doesNotExist, named } from '../../shared/refuse-unknown.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { getReadyPlan } from './plans.ts';

/** A shift as far as figures mind it. */
interface Work {
  id: number | null;
  employee: number;
  start_time: string;
  end_time: string;
  time_zone: string;
}

type Figures = PlanComparison['plans'][number];

/**
 * What is planned now, and what it would be with a plan, and with another one.
 * @throws AppError `not_found`; `conflict` before one is ready; `validation` for an other that is none of the company
 */
export async function comparePlans(context: SchedulingContext, id: number, other?: number): Promise<PlanComparison> {
  const plan = await getReadyPlan(context, id);
  const now = await figuresOf(context, plan, false);
  const plans = [now, await figuresOf(context, plan, true)];
  if (other !== undefined) {
    const beside = await named('with', other, getReadyPlan(context, other));
    if (beside.company !== plan.company) throw doesNotExist('with', other);
    plans.push(await figuresOf(context, beside, true));
  }
  return { plans };
}

async function figuresOf(context: SchedulingContext, plan: RosterPlan, isAccepted: boolean): Promise<Figures> {
  const { id, from, until, shifts, asked, missing } = plan;
  const [people, planned] = await Promise.all([activeIn(context, plan), workIn(context, plan)]);
  const proposed = isAccepted ? shifts.filter(({ shift }) => shift === null) : [];
  const taken = new Set(proposed.map(({ moves }) => moves));
  const work = [
    ...planned.filter((each) => !taken.has(each.id)),
    ...proposed.map((each): Work => ({ ...each, id: null })),
  ];
  const own = Map.groupBy(work, ({ employee }) => employee);
  const each = await mapInSlices(people, (person) => ({
    rate: person.rate,
    ...workOf(own.get(person.id) ?? [], scheduling.overtimeAfterHours),
  }));
  const sum = (amountOf: (person: (typeof each)[number]) => number): number =>
    each.reduce((total, person) => total + amountOf(person), 0);
  const hasBecome = shifts.filter(({ shift }) => shift !== null).length;
  const moved = proposed.filter(({ moves }) => moves !== null).length;
  return {
    plan: isAccepted ? id : null,
    from,
    until,
    open: isAccepted ? (missing ?? 0) : Math.max(0, (asked ?? 0) - hasBecome),
    made: proposed.length - moved,
    moved,
    cost: (sum(({ rate, hours }) => Math.round(rate * hours)) / 100).toFixed(2),
    hours: rounded(sum(({ hours }) => hours)),
    overtime: rounded(sum(({ overtime }) => overtime)),
    shared_hours: shared(each.map(({ hours }) => hours)),
    shared_nights: shared(each.map(({ nights }) => nights)),
    shared_weekends: shared(each.map(({ weekends }) => weekends)),
  };
}

const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

function shared(amounts: readonly number[]): Figures['shared_hours'] {
  const { gini, least, most } = spreadOf(amounts);
  return { gini: rounded(gini), least: rounded(least), most: rounded(most) };
}

const activeIn = ({ database }: SchedulingContext, { company }: RosterPlan) =>
  database.query<{ id: number; rate: number }[]>(
    `SELECT id, (hourly_rate * 100)::integer AS rate FROM employee WHERE company_id = $1 AND status = 'active'`,
    [company],
  );

/** What is planned in the whole weeks of a plan's days. */
const workIn = ({ database }: SchedulingContext, { company, from, until }: RosterPlan) =>
  database.query<Work[]>(
    `SELECT shift.id, shift.employee_id AS employee, ${iso('shift.start_time')} AS start_time,
       ${iso('shift.end_time')} AS end_time, ${siteZone} AS time_zone
     FROM ${shiftTables}
     WHERE shift.company_id = $1 AND shift.status NOT IN ('cancelled', 'missed')
       AND date_trunc('week', shift.start_time AT TIME ZONE ${siteZone})
         BETWEEN date_trunc('week', $2::date::timestamp) AND date_trunc('week', $3::date::timestamp)
       AND shift.start_time > $2::date - interval '9 days' AND shift.start_time < $3::date + interval '9 days'`,
    [company, from, until],
  );
