import type { RosterModel } from '@portfolio/planning/roster';

/** An instance of Curtois and Qu (schedulingbenchmarks.org), as its text says it: days and people by numbers from 0. */
export interface Instance {
  days: number;
  shifts: { id: string; minutes: number; notBefore: ReadonlySet<string> }[];
  staff: Employee[];
  cover: { day: number; shift: string; heads: number; under: number; over: number }[];
}

interface Employee {
  id: string;
  most: ReadonlyMap<string, number>;
  maxMinutes: number;
  minMinutes: number;
  maxRow: number;
  minRow: number;
  minOff: number;
  maxWeekends: number;
  off: Set<number>;
  /** Of a day and a shift: what it costs to have it, or not to. */
  wishes: { day: number; shift: string; weight: number; isOn: boolean }[];
}

/** @throws for a text of another format */
export function instanceOf(text: string): Instance {
  const sections = new Map<string, string[][]>();
  let rows: string[][] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('SECTION_')) sections.set(line, (rows = []));
    else rows.push(line.split(',').map((cell) => cell.trim()));
  }
  const of = (name: string): string[][] => {
    const found = sections.get(`SECTION_${name}`);
    if (!found) throw new Error(`SECTION_${name} is missing: this is no instance of Curtois and Qu.`);
    return found;
  };
  const staff = of('STAFF').map(([id, most, ...numbers]): Employee => {
    const [maxMinutes, minMinutes, maxRow, minRow, minOff, maxWeekends] = numbers.map(Number);
    return {
      id: id!,
      most: new Map(most!.split('|').map((each) => [each.split('=')[0]!, Number(each.split('=')[1])])),
      maxMinutes: maxMinutes!,
      minMinutes: minMinutes!,
      maxRow: maxRow!,
      minRow: minRow!,
      minOff: minOff!,
      maxWeekends: maxWeekends!,
      off: new Set(),
      wishes: [],
    };
  });
  const known = new Map(staff.map((employee) => [employee.id, employee]));
  for (const [id, ...days] of of('DAYS_OFF')) for (const day of days) known.get(id!)!.off.add(Number(day));
  for (const isOn of [true, false]) {
    for (const [id, day, shift, weight] of of(`SHIFT_${isOn ? 'ON' : 'OFF'}_REQUESTS`)) {
      known.get(id!)!.wishes.push({ day: Number(day), shift: shift!, weight: Number(weight), isOn });
    }
  }
  return {
    days: Number(of('HORIZON')[0]![0]),
    shifts: of('SHIFTS').map(([id, minutes, after = '']) => ({
      id: id!,
      minutes: Number(minutes),
      notBefore: new Set(after.split('|').filter((each) => each !== '')),
    })),
    staff,
    cover: of('COVER').map(([day, shift, heads, under, over]) => ({
      day: Number(day),
      shift: shift!,
      heads: Number(heads),
      under: Number(under),
      over: Number(over),
    })),
  };
}

/**
 * The instance for the engine: a duty for each day and shift. What a duty more can never mend is not allowed; what it can (too few
 * minutes, too short rows of work or of days off) costs `penalty` for each that is missing.
 */
export function modelOf({ days, shifts, staff, cover }: Instance, penalty: number): RosterModel {
  const duties = Array.from({ length: days }, (_, day) => shifts.map((shift) => ({ day, shift }))).flat();
  const asked = new Map(cover.map((each) => [`${each.day} ${each.shift}`, each]));
  const coverOf = duties.map(({ day, shift }) => asked.get(`${day} ${shift.id}`));
  const can = ({ off, most }: Employee, { day, shift }: (typeof duties)[number]) =>
    !off.has(day) && (most.get(shift.id) ?? 0) > 0;

  return {
    people: staff.length,
    heads: coverOf.map((each) => each?.heads ?? 0),
    worth: coverOf.map((each) => each?.under ?? 0),
    over: coverOf.map((each) => each?.over ?? 1),
    able: duties.map((duty) => staff.flatMap((employee, person) => (can(employee, duty) ? [person] : []))),
    allows(person, own) {
      const { most, maxMinutes, maxRow, maxWeekends } = staff[person]!;
      let [minutes, row] = [0, 0];
      const counts = new Map<string, number>();
      const weekends = new Set<number>();
      let before: (typeof duties)[number] | undefined;
      for (const number of own) {
        const duty = duties[number]!;
        const gap = before ? duty.day - before.day : Infinity;
        if (gap === 0 || (gap === 1 && before!.shift.notBefore.has(duty.shift.id))) return false;
        row = gap === 1 ? row + 1 : 1;
        minutes += duty.shift.minutes;
        const count = (counts.get(duty.shift.id) ?? 0) + 1;
        counts.set(duty.shift.id, count);
        if (duty.day % 7 >= 5) weekends.add(Math.floor(duty.day / 7));
        if (row > maxRow || count > most.get(duty.shift.id)!) return false;
        before = duty;
      }
      return minutes <= maxMinutes && weekends.size <= maxWeekends;
    },
    cost(person, own) {
      const employee = staff[person]!;
      return wishesOf(employee, own) + penalty * shortOf(employee, own);
    },
  };

  function wishesOf({ wishes }: Employee, own: readonly number[]): number {
    const has = new Set(own.map((number) => `${duties[number]!.day} ${duties[number]!.shift.id}`));
    return wishes.reduce(
      (sum, { day, shift, weight, isOn }) => sum + (has.has(`${day} ${shift}`) === isOn ? 0 : weight),
      0,
    );
  }

  /** What of the least of minutes (in shifts), work and days off is missing; the ends of the time are taken to go on. */
  function shortOf({ minMinutes, minRow, minOff }: Employee, own: readonly number[]): number {
    const minutes = own.reduce((sum, number) => sum + duties[number]!.shift.minutes, 0);
    let short = Math.max(0, minMinutes - minutes) / 60;
    let first = -1;
    for (const [index, number] of own.entries()) {
      const { day } = duties[number]!;
      const before = index > 0 ? duties[own[index - 1]!]!.day : undefined;
      const after = index + 1 < own.length ? duties[own[index + 1]!]!.day : undefined;
      if (before === undefined || before < day - 1) first = day;
      if (before !== undefined && before < day - 1) short += Math.max(0, minOff - (day - before - 1));
      if (after !== day + 1 && first > 0 && day < days - 1) short += Math.max(0, minRow - (day - first + 1));
    }
    return short;
  }
}
