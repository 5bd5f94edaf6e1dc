import type { WishKind } from '@portfolio/contracts/scheduling';
import { conflictsOf, wishesOf, type ConflictCode, type Id, type PlannedShift } from '../conflicts/index.ts';
import type { FirmModel } from './firm.ts';
import type { Roster } from './model.ts';
import { timesOf } from './pieces.ts';
import { inserted } from './state.ts';
import type { Firm, Seat } from './types.ts';

/** A shift that a roster proposes: a new one, or another guard for one that is planned. */
export interface Given {
  seat: Seat;
  person: Id;
  /** Hours of their week with everything that is proposed. */
  hours: number;
  /** How many others could have it beside what is proposed for them. */
  others: number;
  /** What they said of its time. */
  wish: WishKind | undefined;
}

/** A stretch that stays open, and of how many people what stands in the way. */
export interface LeftOpen {
  seat: Seat;
  heads: number;
  reasons: { code: ConflictCode; people: number }[];
}

export interface Explained {
  given: Given[];
  open: LeftOpen[];
}

/**
 * What a roster proposes, and why. The function for conflicts judges everything at last: whatever it speaks against is not proposed.
 */
export function explained(firm: Firm, model: FirmModel, roster: Roster): Explained {
  const { guards, seats } = firm;
  const proposed = roster.flatMap((duties, person) => duties.map((duty) => ({ person, duty })));
  const idOf = ({ person, duty }: { person: number; duty: number }): Id => `given ${duty} ${person}`;
  const shiftOf = (each: { person: number; duty: number }): PlannedShift => ({
    ...seats[each.duty]!,
    id: idOf(each),
    employee: guards[each.person]!.id,
    status: 'scheduled',
    allow_overlap: false,
  });
  const fresh = proposed.map(shiftOf);
  const planned = new Set(fresh.map(({ id }) => id));
  const plan = { ...firm.plan, shifts: [...firm.plan.shifts, ...fresh], planned };
  const kept = new Set(
    proposed
      .filter(({ duty, person }) => seats[duty]!.stays && seats[duty]!.holder === guards[person]!.id)
      .map((each) => idOf(each)),
  );
  const spoken = new Set(
    conflictsOf(plan)
      .filter(({ severity, shift }) => !kept.has(shift) && (severity === 'refusal' || !firm.allowWarnings))
      .map(({ shift }) => shift),
  );
  const standing = proposed.filter((each) => !spoken.has(idOf(each)));
  const shifts = [...firm.plan.shifts, ...standing.map(shiftOf)];
  const hours = weekHours(shifts, firm);
  const open = seats.flatMap((seat, duty): LeftOpen[] => {
    const heads = seat.heads - standing.filter((each) => each.duty === duty).length;
    return heads > 0 ? [{ seat, heads, reasons: reasonsFor(model, roster, duty) }] : [];
  });
  const employees = new Map(firm.plan.employees.map((employee) => [employee.id, employee]));
  const given = standing
    .filter(({ duty, person }) => seats[duty]!.holder !== guards[person]!.id)
    .toSorted((a, b) => a.duty - b.duty || a.person - b.person)
    .map(({ person, duty }): Given => {
      const others = model.able[duty]!.filter(
        (other) => !roster[other]!.includes(duty) && model.allows(other, inserted(roster[other]!, duty)),
      ).length;
      const [seat, { id }] = [seats[duty]!, guards[person]!];
      const employee = employees.get(id);
      return { seat, person: id, others, hours: hours(person, duty), wish: employee && wishesOf(employee)(seat) };
    });
  return { given, open };
}

/** Of the people whom something keeps from a duty, how many each rule does. */
function reasonsFor(model: FirmModel, roster: Roster, duty: number): LeftOpen['reasons'] {
  const counts = new Map<ConflictCode, number>();
  for (const [person, duties] of roster.entries()) {
    for (const code of model.against(person, duties, duty)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].map(([code, people]) => ({ code, people })).toSorted((a, b) => b.people - a.people);
}

/** Hours of somebody's week in which a duty starts. */
function weekHours(shifts: readonly PlannedShift[], { guards, seats }: Firm) {
  const sums = new Map<string, number>();
  const keyOf = (person: Id, week: number) => `${week} ${person}`;
  for (const shift of shifts) {
    if (shift.status === 'cancelled' || shift.status === 'missed') continue;
    const { start, end, week } = timesOf(shift);
    const key = keyOf(shift.employee, week);
    sums.set(key, (sums.get(key) ?? 0) + (end - start) / 3_600_000);
  }
  return (person: number, duty: number): number => sums.get(keyOf(guards[person]!.id, timesOf(seats[duty]!).week)) ?? 0;
}
