import type { RosterModel } from '@portfolio/planning/roster';
import { wishesOf, type Employee, type Instance } from './instance.ts';

/**
 * The instance for the engine: a duty for each day and shift. What a duty more can never mend is not allowed; what it can (too few
 * minutes, too short rows of work or of days off) costs `penalty` for each that is missing.
 */
export function modelOf(instance: Instance, penalty: number): RosterModel {
  const { days, shifts, staff, cover } = instance;
  const kinds = shifts.length;
  const duties = Array.from({ length: days }, (_, day) => shifts.map((shift) => ({ day, shift }))).flat();
  const asked = new Map(cover.map((each) => [`${each.day} ${each.shift}`, each]));
  const coverOf = duties.map(({ day, shift }) => asked.get(`${day} ${shift.id}`));
  const can = ({ off, most }: Employee, { day, shift }: (typeof duties)[number]) =>
    !off.has(day) && (most.get(shift.id) ?? 0) > 0;
  const dayOf = Int32Array.from(duties, ({ day }) => day);
  const minutesOf = Int32Array.from(duties, ({ shift }) => shift.minutes);
  const isBarred = shifts.map(({ notBefore }) => shifts.map(({ id }) => notBefore.has(id)));
  const mostOf = staff.map(({ most }) => Int32Array.from(shifts, ({ id }) => most.get(id) ?? 0));
  const wishes = staff.map((_, person) => wishesOf(instance, person));
  const counts = new Int32Array(kinds);

  return {
    people: staff.length,
    heads: coverOf.map((each) => each?.heads ?? 0),
    worth: coverOf.map((each) => each?.under ?? 0),
    over: coverOf.map((each) => each?.over ?? 1),
    able: duties.map((duty) => staff.flatMap((employee, person) => (can(employee, duty) ? [person] : []))),
    allows(person, own) {
      const { maxMinutes, maxRow, maxWeekends } = staff[person]!;
      let [minutes, row, weekends, weekend, before, last] = [0, 0, 0, -1, -2, -1];
      counts.fill(0);
      for (const duty of own) {
        const [day, shift] = [dayOf[duty]!, duty % kinds];
        const gap = day - before;
        if (gap === 0 || (gap === 1 && last >= 0 && isBarred[last]![shift]!)) return false;
        row = gap === 1 ? row + 1 : 1;
        minutes += minutesOf[duty]!;
        if (row > maxRow || ++counts[shift]! > mostOf[person]![shift]!) return false;
        const week = Math.floor(day / 7);
        if (day % 7 >= 5 && week !== weekend) [weekend, weekends] = [week, weekends + 1];
        [before, last] = [day, shift];
      }
      return minutes <= maxMinutes && weekends <= maxWeekends;
    },
    cost(person, own) {
      const { base, more } = wishes[person]!;
      let sum = base + penalty * shortOf(staff[person]!, own);
      for (const duty of own) sum += more[duty]!;
      return sum;
    },
  };

  /** What of the least of minutes (in shifts), work and days off is missing; the ends of the time are taken to go on. */
  function shortOf({ minMinutes, minRow, minOff }: Employee, own: readonly number[]): number {
    let [minutes, short, first, before] = [0, 0, -1, -1];
    for (const [index, duty] of own.entries()) {
      const day = dayOf[duty]!;
      minutes += minutesOf[duty]!;
      if (index === 0 || before < day - 1) first = day;
      if (index > 0 && before < day - 1) short += Math.max(0, minOff - (day - before - 1));
      const isLast = index + 1 === own.length || dayOf[own[index + 1]!] !== day + 1;
      if (isLast && first > 0 && day < days - 1) short += Math.max(0, minRow - (day - first + 1));
      before = day;
    }
    return short + Math.max(0, minMinutes - minutes) / 60;
  }
}
