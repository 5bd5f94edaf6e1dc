import { wishesOf, type Instance } from './instance.ts';

/** The day of a state, by its index: what it costs, and which states there are. */
interface Layer {
  cost: Float64Array;
  there: number[];
}

/**
 * Says which duties somebody had best have when each pays a price: wishes that are broken less prices are least, and all that the
 * instance forbids is kept. It goes through the days once and keeps, of all ways that may go on alike, the cheapest (dynamic
 * programming). How often a shift may be had is counted only where the best way without counting breaks it.
 */
export function bestOf(instance: Instance) {
  const { days, shifts, staff } = instance;
  const unit = shifts.map(({ minutes }) => minutes).reduce(divisor);
  const wishes = staff.map((_, person) => wishesOf(instance, person));

  return (person: number, prices: Float64Array): { duties: number[]; value: number } => {
    const counted = new Set<number>();
    for (;;) {
      const found = along(person, prices, counted);
      const { most } = staff[person]!;
      const broken = shifts.findIndex(
        ({ id }, shift) => found.duties.filter((duty) => duty % shifts.length === shift).length > (most.get(id) ?? 0),
      );
      if (broken < 0) return found;
      counted.add(broken);
    }
  };

  function along(person: number, prices: Float64Array, counted: ReadonlySet<number>) {
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
    const follows = kinds.map((kind) => kinds.map((next) => !kind.notBefore.has(shifts[next.shifts[0]!]!.id)));
    const from = new Int32Array(days * size);
    const chosen = new Int32Array(days * kinds.length).fill(-1);
    let now: Layer = { cost: new Float64Array(size).fill(Infinity), there: [minOff - 1] };
    let next: Layer = { cost: new Float64Array(size).fill(Infinity), there: [] };
    now.cost[minOff - 1] = base;
    for (let day = 0; day < days; day++) {
      const gains = kinds.map((kind, index) => {
        let lowest = Infinity;
        if (off.has(day)) return lowest;
        for (const shift of kind.shifts) {
          const duty = day * shifts.length + shift;
          const gain = more[duty]! - prices[duty]!;
          if (gain < lowest) [lowest, chosen[day * kinds.length + index]] = [gain, duty];
        }
        return lowest;
      });
      const reach = (state: number, by: number, cost: number) => {
        if (cost >= next.cost[state]!) return;
        if (next.cost[state] === Infinity) next.there.push(state);
        next.cost[state] = cost;
        from[day * size + state] = by;
      };
      for (const state of now.there) {
        const cost = now.cost[state]!;
        now.cost[state] = Infinity;
        const row = state % rows;
        const had = Math.floor(state / unitStep) % units;
        if (had + (days - day) * longest < least) continue;
        const isOff = row < minOff;
        const kind = isOff ? -1 : Math.floor((row - minOff) / maxRow);
        const length = isOff ? 0 : ((row - minOff) % maxRow) + 1;
        const rest = state - row;
        if (isOff) reach(rest + Math.min(row + 1, minOff - 1), state, cost);
        else if (length >= minRow || length === day) reach(rest, state, cost);
        if (isOff ? row < minOff - 1 : length >= maxRow) continue;
        const isWeekend = day % 7 === 5 || (day % 7 === 6 && isOff);
        if (isWeekend && Math.floor(state / weekendStep) % (maxWeekends + 1) === maxWeekends) continue;
        const first = rest + (isWeekend ? weekendStep : 0) + minOff + length;
        for (const [index, { units: taken, countStep, most: limit }] of kinds.entries()) {
          const gain = gains[index]!;
          if (gain === Infinity || had + taken >= units || (kind >= 0 && !follows[kind]![index]!)) continue;
          if (countStep > 0 && Math.floor(state / countStep) % (limit + 1) === limit) continue;
          reach(first + index * maxRow + taken * unitStep + countStep, state, cost + gain);
        }
      }
      now.there.length = 0;
      [now, next] = [next, now];
    }
    let [best, value] = [-1, Infinity];
    for (const state of now.there) {
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
