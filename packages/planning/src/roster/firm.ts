import {
  conflictsOf,
  type ConflictCode,
  type Plan,
  type PlannedEmployee,
  type PlannedShift,
} from '../conflicts/index.ts';
import { beyondOf } from '../conflicts/periods.ts';
import { joint, jointJudge, type Piece } from './judge.ts';
import type { RosterModel } from './model.ts';
import { timesOf } from './pieces.ts';
import { inserted } from './state.ts';
import type { Firm, Seat } from './types.ts';
import { pointsOf, weighed } from './wishes.ts';

const hour = 3_600_000;
/** What speaks against a shift by itself; the judge says the rest. */
const alone = ['outside_availability', 'time_off', 'qualification_missing', 'license_expired', 'short_shift'] as const;
/** Each code of joint rules but overlaps, with its rule. */
const jointRules = {
  short_rest: 'rest',
  week_hours: 'week_hours',
  days_in_row: 'days_in_row',
  month_hours: 'month_hours',
  year_hours: 'year_hours',
  average_hours: 'average_hours',
  few_sundays: 'sundays',
} as const;
const jointRuleCodes = Object.keys(jointRules) as (keyof typeof jointRules)[];
const jointCodes = ['overlap', ...jointRuleCodes] as const;

export interface FirmModel extends RosterModel {
  /** What keeps somebody who has some duties from one more. */
  against: (person: number, duties: readonly number[], duty: number) => ConflictCode[];
}

/**
 * A firm as people, duties and what they cost, in about dollars. A head that is missing costs more than all wishes, so that a duty
 * is left open only where rules forbid everybody. The rules are those of the function for conflicts, which is asked for
 * each kind of employee and each kind of seat once.
 */
export function modelOf(firm: Firm): FirmModel {
  const { guards, seats, plan, weights } = firm;
  const judge = jointJudge(plan.rules);
  const pieces = seats.map((seat) => timesOf(seat));
  const there = Map.groupBy(
    plan.shifts.filter(({ status }) => status !== 'cancelled'),
    ({ employee }) => employee,
  );
  const own = guards.map(({ id }) =>
    (there.get(id) ?? [])
      .map((shift): Piece => ({ ...timesOf(shift), isMissed: shift.status === 'missed', place: shift.place }))
      .toSorted((a, b) => a.start - b.start),
  );
  const employees = new Map(plan.employees.map((employee) => [employee.id, employee]));
  const points = pointsOf(firm, own);
  const besides = guards.map(({ id }) => beyondOf(employees.get(id)?.beyond));
  const judged = (person: number, duties: readonly number[]) => judge(own[person]!, listed(duties), besides[person]);
  const refusing = refusedBits(firm);
  /** Whether they would have just what they keep. */
  const keeps = (person: number, duties: readonly number[]) =>
    duties.every((duty) => seats[duty]!.stays && seats[duty]!.holder === guards[person]!.id);
  const listed = (duties: readonly number[]) => duties.map((duty) => pieces[duty]!);
  const who = whoIsAble(firm);
  const warned = who.map((each) => (each.warned.size > 0 ? each.warned : undefined));
  const holders = seats.some(({ holder }) => holder !== undefined) ? seats.map(({ holder }) => holder) : undefined;
  const hours = pieces.map(({ start, end }) => (end - start) / hour);
  const warning = 500;
  /** As little as possible is taken from those who have it: more than all wishes, and less than anything that is missing. */
  const moved = 5_000;

  const cost = (person: number, duties: readonly number[]): number => {
    const { id } = guards[person]!;
    let [warnings, moves] = [0, 0];
    for (const duty of duties) {
      if (holders && (holders[duty] ?? id) !== id) moves++;
      if (warned[duty]?.has(person)) warnings++;
    }
    if (firm.allowWarnings && duties.length > 0) warnings += bitsOf(judged(person, duties) & ~refusing);
    return weighed(points(person, duties), weights) + warning * warnings + moved * moves;
  };

  return {
    people: guards.length,
    heads: seats.map((seat) => seat.heads),
    worth: seats.map(({ priority }, duty) => 100_000 * (1 + hours[duty]! / 24) * (1 + (5 - priority) / 4)),
    able: who.map(({ able }) => able),
    allows: (person, duties) => keeps(person, duties) || (judged(person, duties) & refusing) === 0,
    cost,
    against(person, duties, duty) {
      const bits = judged(person, inserted(duties, duty)) & refusing;
      const together = jointCodes.filter((code) => (bits & joint[code]) !== 0);
      return [...(who[duty]!.refused.get(person) ?? []), ...together];
    },
  };
}

/** What of the joint rules keeps a shift from being given. */
function refusedBits({ plan: { rules }, allowWarnings }: Firm): number {
  return jointRuleCodes
    .filter((code) => rules[jointRules[code]] === 'refusal' || !allowWarnings)
    .reduce<number>((bits, code) => bits | joint[code], joint.overlap);
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
}

/** Of a seat, whom nothing refuses it that is asked of them alone; who of them would be warned; and what refuses it to the others. */
interface Able {
  able: number[];
  warned: Set<number>;
  refused: Map<number, readonly ConflictCode[]>;
}

/** Of each seat; those at the same time that ask for the same share it. */
function whoIsAble({ guards, seats, plan, allowWarnings }: Firm): Able[] {
  const employees = new Map(plan.employees.map((employee) => [employee.id, employee]));
  const kinds = guards.map(({ id }) => kindOf(employees.get(id)));
  const known = new Map<string, Able>();
  const people = new Map(guards.map(({ id }, person) => [id, person]));
  return seats.map((seat) => {
    const found = ableOf(seat);
    const holder = seat.stays === undefined ? undefined : people.get(seat.holder!);
    if (holder === undefined) return found;
    const others = found.able.filter((person) => person !== holder);
    return { ...found, able: seat.stays ? [...others, holder].toSorted((a, b) => a - b) : others };
  });

  function ableOf(seat: Seat): Able {
    const { start_time, end_time, time_zone, qualifications = [] } = seat;
    const key = JSON.stringify([start_time, end_time, time_zone, qualifications.map(({ id }) => id)]);
    let found = known.get(key);
    if (found) return found;
    known.set(key, (found = { able: [], warned: new Set(), refused: new Map() }));
    const standings = new Map<string, ReturnType<typeof standingOf>>();
    for (const [person, { id }] of guards.entries()) {
      const kind = kinds[person]!;
      const standing = standings.get(kind) ?? standingOf(seat, employees.get(id), plan, allowWarnings);
      standings.set(kind, standing);
      if (standing.refused.length > 0) found.refused.set(person, standing.refused);
      else found.able.push(person);
      if (standing.isWarned) found.warned.add(person);
    }
    return found;
  }
}

const kindOf = (employee: PlannedEmployee | undefined): string =>
  employee
    ? JSON.stringify([employee.qualifications, employee.availability, employee.unavailability, employee.time_zone])
    : '';

function standingOf(seat: Seat, employee: PlannedEmployee | undefined, plan: Plan, allowWarnings: boolean) {
  const shift: PlannedShift = { ...seat, employee: employee?.id ?? '', status: 'scheduled', allow_overlap: false };
  const employees = employee ? [employee] : [];
  const found = conflictsOf({ ...plan, employees, shifts: [shift], planned: undefined }).filter(({ code }) =>
    alone.some((each) => each === code),
  );
  const refused = found.filter(({ severity }) => severity === 'refusal' || !allowWarnings).map(({ code }) => code);
  return { refused, isWarned: found.length > 0 };
}
