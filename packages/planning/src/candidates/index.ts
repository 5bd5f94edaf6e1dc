import type { CandidateNear, WishKind } from '@portfolio/contracts/scheduling';
import { conflictsOf, wishesOf, type Conflict, type Id, type Plan, type PlannedShift } from '../conflicts/index.ts';
import { weekOf } from '../conflicts/days.ts';
import { dayNumberAt } from '../conflicts/zones.ts';

/** A shift that somebody is looked for: `employee` doesn't matter. */
export type Opening = Omit<PlannedShift, 'employee' | 'status' | 'allow_overlap'>;

/** What is known of somebody besides their shifts. */
export interface Person {
  id: Id;
  name: string;
  /** Cents an hour. */
  rate: number;
  /** Shifts at the same place in the last time. */
  here: number;
  /** Qualifications of theirs that the post prefers. */
  preferred: number;
  /** Whether they live near it. */
  near: CandidateNear | null;
}

export const standings = ['free', 'warned', 'refused'] as const;

export interface Candidate<One extends Person = Person> {
  person: One;
  /** Whether rules say nothing against them, warn, or refuse. */
  standing: (typeof standings)[number];
  /** What would speak against the opening if it were theirs. */
  conflicts: Conflict[];
  /** Hours of the week in which the opening starts, with it. */
  hours: number;
  /** Of the opening, hours beyond `overtimeAfter`. */
  overtime: number;
  /** Cents for the opening. */
  cost: number;
  /** Whether they would rather work then, or rather not. */
  wish: WishKind | undefined;
}

const hour = 3_600_000;

const worth: Record<WishKind, number> = { rather: 1, rather_not: -1 };

/** A wish counts as a qualification that the post prefers, or one that it lacks. */
export const worthOfWish = (wish: WishKind | undefined): number => (wish ? worth[wish] : 0);

/**
 * Who can take an opening, best first: whom no rule speaks against, then by fewest warnings, least overtime, what they wish,
 * most preferred qualifications, whether they know the place or live near it, cost, fewest hours of the week, and name. What speaks against them comes from the one
 * function for conflicts, so saving refuses the same.
 * @param plan with the shifts of all people around the opening; one with the opening's id is what they take over
 * @param overtimeAfter hours of a week
 */
export function candidatesOf<One extends Person>(
  opening: Opening,
  people: readonly One[],
  plan: Plan,
  overtimeAfter: number,
): Candidate<One>[] {
  const others = plan.shifts.filter(({ id }) => id !== opening.id);
  const shifts = Map.groupBy(others, ({ employee }) => employee);
  const employees = new Map(plan.employees.map((employee) => [employee.id, employee]));
  const week = weekOfStart(opening);
  const length = (Date.parse(opening.end_time) - Date.parse(opening.start_time)) / hour;
  const planned = new Set([opening.id]);
  return people
    .map((person): Candidate<One> => {
      const employee = employees.get(person.id);
      const own = shifts.get(person.id) ?? [];
      const taken: PlannedShift = { ...opening, employee: person.id, status: 'scheduled', allow_overlap: false };
      const conflicts = conflictsOf({
        ...plan,
        planned,
        employees: employee ? [employee] : [],
        shifts: [...own, taken],
      });
      const before = hoursIn(week, own);
      return {
        person,
        conflicts,
        standing: standingOf(conflicts),
        hours: before + length,
        overtime: Math.min(length, Math.max(0, before + length - overtimeAfter)),
        cost: Math.round(person.rate * length),
        wish: employee && wishesOf(employee)(opening),
      };
    })
    .toSorted(byFitness);
}

function standingOf(conflicts: readonly Conflict[]): Candidate['standing'] {
  if (conflicts.some(({ severity }) => severity === 'refusal')) return 'refused';
  return conflicts.length > 0 ? 'warned' : 'free';
}

function byFitness(a: Candidate, b: Candidate): number {
  return (
    standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
    kinds(a) - kinds(b) ||
    a.overtime - b.overtime ||
    worthOfWish(b.wish) - worthOfWish(a.wish) ||
    b.person.preferred - a.person.preferred ||
    Number(b.person.here > 0) - Number(a.person.here > 0) ||
    nearness(b) - nearness(a) ||
    a.cost - b.cost ||
    a.hours - b.hours ||
    (a.person.name < b.person.name ? -1 : Number(a.person.name > b.person.name))
  );
}

const nearness = ({ person: { near } }: Candidate): number => (near === null ? 0 : near === 'city' ? 1 : 2);

/** Rules that speak against them: one that is broken before and after the opening counts once. */
const kinds = ({ conflicts }: Candidate): number =>
  conflicts.length < 2 ? conflicts.length : new Set(conflicts.map(({ code }) => code)).size;

/** A shift counts whole in the week in which it starts where it is worked. */
function hoursIn(week: number, shifts: readonly PlannedShift[]): number {
  return shifts
    .filter((shift) => shift.status !== 'cancelled' && shift.status !== 'missed' && weekOfStart(shift) === week)
    .reduce((sum, { start_time, end_time }) => sum + (Date.parse(end_time) - Date.parse(start_time)) / hour, 0);
}

const weekOfStart = ({ start_time, time_zone }: Pick<PlannedShift, 'start_time' | 'time_zone'>): number =>
  weekOf(dayNumberAt(Date.parse(start_time), time_zone));
