import { scheduling, type JudgedWeek, type JudgedWeekQuery } from '@portfolio/contracts/scheduling';
import { wishesOf } from '@portfolio/planning/conflicts';
import { pointsOfPlan, pointsOfWay } from '@portfolio/planning/roster';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { judgedEmployees } from '../conflicts/plan.ts';
import { mondayOf } from '../repetition/week-shifts.ts';
import { sumsOf } from './compare-plans.ts';
import { activePeople, pastHours, workedSeats } from './firm-of.ts';

/**
 * A week as it was worked, by each wish of a plan: what it counted, and what a plan would pay for it, by the functions that plan.
 * @throws AppError `validation` for another's company
 */
export async function judgeWeek(context: SchedulingContext, query: JudgedWeekQuery): Promise<JudgedWeek> {
  const company = await companyForNew(context, query.company);
  const monday = mondayOf(query.week);
  const days = { from: monday.toString(), until: monday.add({ days: 6 }).toString() };
  const seats = await workedSeats(context, { company, ...days, client: null });
  const people = await activePeople(
    context,
    company,
    seats.map(({ holder }) => Number(holder)),
  );
  const [employees, past] = await Promise.all([
    judgedEmployees(
      context.database.manager,
      people.map(({ id }) => id),
      `DATE '${days.from}' - 1`,
    ),
    pastHours(context, { company, from: days.from }),
  ]);
  const guards = people.map((person) => ({ ...person, past: past(person.id) }));
  const wishOf = new Map(employees.map((employee) => [employee.id, wishesOf(employee)]));
  const wishes = seats.map((seat) => wishOf.get(Number(seat.holder))?.(seat));
  const points = pointsOfPlan({ guards, seats, plan: { employees }, overtimeAfter: scheduling.overtimeAfterHours });
  return {
    ...days,
    shifts: seats.length,
    ...(await sumsOf(
      people,
      seats.map((seat) => ({ ...seat, employee: Number(seat.holder) })),
    )),
    strangers: seats.filter(({ knows, holder }) => !knows.has(holder!)).length,
    preferred: seats.reduce((sum, { preferred, holder }) => sum + (preferred.get(holder!) ?? 0), 0),
    wished: wishes.filter((wish) => wish === 'rather').length,
    unwished: wishes.filter((wish) => wish === 'rather_not').length,
    ways: points.travel / pointsOfWay,
    points,
  };
}
