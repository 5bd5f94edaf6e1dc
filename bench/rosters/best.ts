import { wishesOf, type Instance } from './instance.ts';

/** What is decided of a day, beside the number of a shift. */
export const [anything, nothing] = [-2, -1];

/** The states of a day: what each costs, infinite where it is not there, and the first `count` of a list of those that are. */
class Layer {
  cost = new Float64Array();
  there = new Int32Array();
  count = 0;

  /** Room for states so many, of which none is there. */
  empty(size: number): void {
    for (let nth = 0; nth < this.count; nth++) this.cost[this.there[nth]!] = Infinity;
    this.count = 0;
    if (this.cost.length >= size) return;
    this.cost = new Float64Array(size).fill(Infinity);
    this.there = new Int32Array(size);
  }
}

/**
 * Says which duties somebody had best have when each pays a price: wishes that are broken less prices are least, and all that the
 * instance forbids is kept. It goes through the days once and keeps, of all ways that may go on alike, the cheapest (dynamic
 * programming). What is decided of days is kept. How often a shift may be had is counted only where the best way without counting breaks it.
 */
export function bestOf(instance: Instance) {
  const { days, shifts, staff } = instance;
  const unit = shifts.map(({ minutes }) => minutes).reduce(divisor);
  const wishes = staff.map((_, person) => wishesOf(instance, person));
  // Made once, as most time would pass with making them.
  let [now, next, from] = [new Layer(), new Layer(), new Int32Array()];

  return (person: number, prices: Float64Array, decided: Int8Array): { duties: number[]; value: number } => {
    const counted = new Set<number>();
    for (;;) {
      const found = along(person, prices, decided, counted);
      const { most } = staff[person]!;
      const broken = shifts.findIndex(
        ({ id }, shift) => found.duties.filter((duty) => duty % shifts.length === shift).length > (most.get(id) ?? 0),
      );
      if (broken < 0) return found;
      counted.add(broken);
    }
  };

  function along(person: number, prices: Float64Array, decided: Int8Array, counted: ReadonlySet<number>) {
    const { most, off, maxMinutes, minMinutes, maxRow, minRow, minOff, maxWeekends } = staff[person]!;
    const { base, more } = wishes[person]!;
    const kinds = kindsOf(person, counted);
    const least = Math.ceil(minMinutes / unit);
    const longest = Math.max(0, ...kinds.map(({ units }) => units));
    // A state: how long off, or of which kind and for how long at work; weekends, units of time, and what is counted.
    const rows = minOff + kinds.length * maxRow;
    const [weekendStep, unitStep] = [rows, rows * (maxWeekends + 1)];
    const units = Math.floor(maxMinutes / unit) + 1;
    let size = unitStep * units;
    for (const kind of kinds) {
      if (!counted.has(kind.shifts[0]!)) continue;
      kind.countStep = size;
      kind.most = most.get(shifts[kind.shifts[0]!]!.id)!;
      size *= kind.most + 1;
    }
    const steps = Int32Array.from(kinds, (kind, index) => index * maxRow + kind.units * unitStep + kind.countStep);
    const all = kinds.map((_, index) => index);
    const follows = kinds.map(({ notBefore }) =>
      all.filter((after) => !notBefore.has(shifts[kinds[after]!.shifts[0]!]!.id)),
    );
    // Of two ways that are alike but for what is left of these, the one with more is never worse.
    const limits = [
      { step: weekendStep, most: maxWeekends },
      ...kinds.filter(({ countStep }) => countStep > 0).map((kind) => ({ step: kind.countStep, most: kind.most })),
    ];
    const chosen = new Int32Array(days * kinds.length).fill(-1);
    if (from.length < days * size) from = new Int32Array(days * size);
    now.empty(size);
    next.empty(size);
    reach(minOff - 1, 0, base, 0);
    [now, next] = [next, now];
    for (let day = 0; day < days; day++) {
      const what = decided[day]!;
      const gains = kinds.map((kind, index) => {
        let lowest = Infinity;
        if (off.has(day)) return lowest;
        for (const shift of kind.shifts) {
          if (what !== anything && what !== shift) continue;
          const duty = day * shifts.length + shift;
          const gain = more[duty]! - prices[duty]!;
          if (gain < lowest) [lowest, chosen[day * kinds.length + index]] = [gain, duty];
        }
        return lowest;
      });
      for (let nth = 0; nth < now.count; nth++) {
        const state = now.there[nth]!;
        const cost = now.cost[state]!;
        const row = state % rows;
        const had = Math.floor(state / unitStep) % units;
        if (had + (days - day) * longest < least || isBeaten(state, cost)) continue;
        const isOff = row < minOff;
        const kind = isOff ? -1 : Math.floor((row - minOff) / maxRow);
        const length = isOff ? 0 : ((row - minOff) % maxRow) + 1;
        const rest = state - row;
        if (what <= nothing) {
          if (isOff) reach(rest + Math.min(row + 1, minOff - 1), state, cost, day);
          else if (length >= minRow || length === day) reach(rest, state, cost, day);
        }
        if (isOff ? row < minOff - 1 : length >= maxRow) continue;
        const isWeekend = day % 7 === 5 || (day % 7 === 6 && isOff);
        if (isWeekend && Math.floor(state / weekendStep) % (maxWeekends + 1) === maxWeekends) continue;
        const first = rest + (isWeekend ? weekendStep : 0) + minOff + length;
        for (const index of isOff ? all : follows[kind]!) {
          const { units: taken, countStep, most: limit } = kinds[index]!;
          const gain = gains[index]!;
          if (gain === Infinity || had + taken >= units) continue;
          if (countStep > 0 && Math.floor(state / countStep) % (limit + 1) === limit) continue;
          reach(first + steps[index]!, state, cost + gain, day);
        }
      }
      now.empty(size);
      [now, next] = [next, now];
    }
    let [best, value] = [-1, Infinity];
    for (const state of now.there.subarray(0, now.count)) {
      if (Math.floor(state / unitStep) % units >= least && now.cost[state]! < value) {
        [best, value] = [state, now.cost[state]!];
      }
    }
    const duties: number[] = [];
    for (let day = days - 1; best >= 0 && day >= 0; day--) {
      const row = best % rows;
      if (row >= minOff) duties.push(chosen[day * kinds.length + Math.floor((row - minOff) / maxRow)]!);
      best = from[day * size + best]!;
    }
    return { duties: duties.toReversed(), value };

    function reach(state: number, by: number, cost: number, day: number): void {
      const before = next.cost[state]!;
      if (cost >= before) return;
      if (before === Infinity) next.there[next.count++] = state;
      next.cost[state] = cost;
      from[day * size + state] = by;
    }

    function isBeaten(state: number, cost: number): boolean {
      for (const { step, most: limit } of limits) {
        if (Math.floor(state / step) % (limit + 1) > 0 && now.cost[state - step]! <= cost) return true;
      }
      return false;
    }
  }

  /** Shifts that differ in prices alone are of one kind; one that is counted is of its own. */
  function kindsOf(person: number, counted: ReadonlySet<number>) {
    const own = shifts.flatMap(({ id }, shift) => ((staff[person]!.most.get(id) ?? 0) > 0 ? [shift] : []));
    const alike = Map.groupBy(own, (shift) => {
      const { id, minutes, notBefore } = shifts[shift]!;
      const before = shifts.map((each) => each.notBefore.has(id));
      return JSON.stringify([minutes, [...notBefore].toSorted(), before, counted.has(shift) ? id : '']);
    });
    return [...alike.values()].map((kind) => {
      const { minutes, notBefore } = shifts[kind[0]!]!;
      return { shifts: kind, units: minutes / unit, notBefore, countStep: 0, most: 0 };
    });
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
