import { worthOfWish } from '../candidates/index.ts';
import { wishesOf, type Id, type Plan } from '../conflicts/index.ts';
import type { Piece } from './judge.ts';
import { daysOf, hoursByWeek, timesOf } from './pieces.ts';
import type { Firm, Weights } from './types.ts';

const hour = 3_600_000;

/** What another place on one day counts. */
export const pointsOfWay = 6;

/** What a roster costs by its wishes with these weights, in about dollars. */
export const weighed = (points: Weights, weights: Firm['weights']): number =>
  weights.cost * points.cost +
  weights.overtime * points.overtime +
  weights.fairness * points.fairness +
  weights.place * points.place +
  (weights.travel ?? 0) * points.travel +
  weights.preference * points.preference;

/** Who, what, and what is known of them: rules don't matter to wishes. */
type Wishing = Pick<Firm, 'guards' | 'seats' | 'overtimeAfter'> & { plan: Pick<Plan, 'employees'> };

/**
 * What each wish says against giving somebody some duties, with a weight of 1: the less, the better.
 * @param own what everybody has besides, in the order of its start
 */
export function pointsOf({ guards, seats, plan, overtimeAfter }: Wishing, own: readonly (readonly Piece[])[]) {
  const pieces = seats.map((seat) => timesOf(seat));
  const hours = pieces.map(({ start, end }) => (end - start) / hour);
  const kinds = pieces.map((piece, index) => daysOf(piece, seats[index]!.time_zone));
  const employees = new Map(plan.employees.map((employee) => [employee.id, employee]));
  const wished = guards.map(({ id }) => {
    const employee = employees.get(id);
    if (!employee?.wishes?.length) return undefined;
    const wishOf = wishesOf(employee);
    return seats.map((seat) => worthOfWish(wishOf(seat)));
  });
  const isPlaced = seats.some(({ place }) => place !== undefined);
  const placesOf = own.map((shifts) => {
    const byDay = new Map<number, string[]>();
    for (const { day, place, isMissed } of shifts) {
      if (place === undefined || isMissed) continue;
      const known = byDay.get(day);
      if (!known) byDay.set(day, [place]);
      else if (!known.includes(place)) known.push(place);
    }
    return byDay;
  });
  /** Of duties in the order of time: places beyond the first of each day. */
  const waysOf = (person: number, duties: readonly number[]): number => {
    let ways = 0;
    let today: number | undefined;
    let seen: string[] = [];
    for (const duty of duties) {
      const { day } = pieces[duty]!;
      const { place } = seats[duty]!;
      if (day !== today) {
        today = day;
        seen = [...(placesOf[person]!.get(day) ?? [])];
      }
      if (place === undefined || seen.includes(place)) continue;
      if (seen.length > 0) ways++;
      seen.push(place);
    }
    return ways;
  };
  const before = own.map((shifts) => hoursByWeek(shifts.filter(({ isMissed }) => !isMissed)));
  const weeksOfPlan = Math.max(1, new Set(pieces.map(({ week }) => week)).size);
  const share = (had: number, more: number) => (had + more / weeksOfPlan) ** 2 - had ** 2;

  return (person: number, duties: readonly number[]): Weights => {
    const { id, rate, past } = guards[person]!;
    const byWeek = new Map<number, number>();
    let [sum, nights, weekends, unknown, unliked] = [0, 0, 0, 0, 0];
    for (const duty of duties) {
      const { week } = pieces[duty]!;
      byWeek.set(week, (byWeek.get(week) ?? 0) + hours[duty]!);
      sum += hours[duty]!;
      if (kinds[duty]!.isNight) nights++;
      if (kinds[duty]!.isWeekend) weekends++;
      const { knows, preferred } = seats[duty]!;
      if (!knows.has(id)) unknown++;
      unliked -= (preferred.get(id) ?? 0) + (wished[person]?.[duty] ?? 0);
    }
    let overtime = 0;
    for (const [week, added] of byWeek) {
      const already = before[person]!.get(week) ?? 0;
      overtime += Math.max(0, already + added - overtimeAfter) - Math.max(0, already - overtimeAfter);
    }
    const unfair = share(past.hours / 8, sum / 8) + 2 * share(past.nights, nights) + 2 * share(past.weekends, weekends);
    return {
      cost: (sum * rate) / 100 / 5,
      overtime: overtime * 4,
      fairness: unfair * weeksOfPlan * 2,
      place: unknown * 6,
      travel: isPlaced ? waysOf(person, duties) * pointsOfWay : 0,
      preference: unliked * 6,
    };
  };
}

/** What each wish says against a plan in which each seat is its holder's, in any order. */
export function pointsOfPlan({ seats, ...others }: Wishing): Weights {
  const firm = { ...others, seats: seats.toSorted((a, b) => a.start_time.localeCompare(b.start_time)) };
  const held = new Map<Id | undefined, number[]>();
  for (const [duty, { holder }] of firm.seats.entries()) held.set(holder, [...(held.get(holder) ?? []), duty]);
  const of = pointsOf(
    firm,
    firm.guards.map(() => []),
  );
  const sum: Weights = { cost: 0, overtime: 0, fairness: 0, place: 0, travel: 0, preference: 0 };
  for (const [person, { id }] of firm.guards.entries()) {
    const points = of(person, held.get(id) ?? []);
    for (const wish of Object.keys(sum) as (keyof Weights)[]) sum[wish] += points[wish];
  }
  return sum;
}
