/** An instance of Curtois and Qu (schedulingbenchmarks.org), as its text says it: days and people by numbers from 0. */
export interface Instance {
  days: number;
  shifts: { id: string; minutes: number; notBefore: ReadonlySet<string> }[];
  staff: Employee[];
  cover: { day: number; shift: string; heads: number; under: number; over: number }[];
}

export interface Employee {
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

/** Costs are whole numbers: so is what is best, and a bound between two is the upper one. */
function whole(text: string | undefined): number {
  if (!Number.isInteger(Number(text))) throw new Error(`${text} is no whole number.`);
  return Number(text);
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
      known.get(id!)!.wishes.push({ day: Number(day), shift: shift!, weight: whole(weight), isOn });
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
      under: whole(under),
      over: whole(over),
    })),
  };
}

/** What breaking wishes costs somebody who has nothing, and what each duty adds to it. */
export function wishesOf({ days, shifts, staff }: Instance, person: number): { base: number; more: Float64Array } {
  const more = new Float64Array(days * shifts.length);
  let base = 0;
  for (const { day, shift, weight, isOn } of staff[person]!.wishes) {
    const duty = day * shifts.length + shifts.findIndex(({ id }) => id === shift);
    more[duty]! += isOn ? -weight : weight;
    if (isOn) base += weight;
  }
  return { base, more };
}
