import type { RosterModel } from '@portfolio/planning/roster';
import loadHighs from 'highs';
import { anything, bestOf, nothing } from './best.ts';
import type { Instance } from './instance.ts';

// Its types are those of its CommonJS build.
export const highs = await (loadHighs as unknown as typeof loadHighs.default)();

/** Which one goes on from a solution that more was added to, and from one that is allowed no more, as something was decided. */
const simplex = { primal: 4, dual: 1 };

/**
 * So many people at most get other rosters beside those of the others; so often prices are asked before something is decided; and
 * then what is as certain as this, but of as many days at least as this part of those whose roster is open.
 */
const [anew, asked, certain, part] = [16, 4, 0.9, 0.08];
/** Shares of rosters are whole numbers up to this. */
const tiny = 1e-6;

interface Column {
  person: number;
  duties: number[];
  /** Of each day, the shift, or nothing. */
  days: Int8Array;
  /** Whether what is decided leaves it. */
  isLeft: boolean;
}

/**
 * Rosters of each person are mixed by fractions (a linear program), and those are added that its prices ask for, until none is
 * missing (column generation). At any prices, what heads pay and what everybody's best costs is what no roster can cost less than.
 */
export function mixOf(instance: Instance, { people, heads, worth, over }: RosterModel) {
  const kinds = instance.shifts.length;
  const everybody = Array.from({ length: people }, (_, person) => person);
  const bestAt = bestOf(instance);
  const program = highs.createModel();
  program.options.set({ output_flag: false });
  let strategy = simplex.primal;
  for (const each of [...heads, ...everybody.map(() => 1)]) program.addRow(each, each, { indices: [], values: [] });
  for (const duty of heads.keys()) {
    program.addCol(worth[duty]!, 0, highs.infinity, { indices: [duty], values: [1] });
    program.addCol(over![duty]!, 0, highs.infinity, { indices: [duty], values: [-1] });
  }
  const gaps = 2 * heads.length;
  const columns: Column[] = [];
  const columnsOf = everybody.map((): number[] => []);
  /** Of each person and day, what is decided. */
  const decided = everybody.map(() => new Int8Array(instance.days).fill(anything));
  let isOpen = true;
  let middle: Float64Array = Float64Array.from(worth, (each) => each / 2);
  let bound = -Infinity;
  priced(middle);

  /** Adds everybody's best at these prices. @returns whether one is new to the program */
  function priced(prices: Float64Array, dual?: Float64Array): boolean {
    let proven = heads.reduce((sum, each, duty) => sum + each * prices[duty]!, 0);
    const before = columns.length;
    for (const person of everybody) {
      if (!decided[person]!.includes(anything)) continue;
      const { duties, value } = bestAt(person, prices, decided[person]!);
      proven += value;
      const cost = duties.reduce((sum, duty) => sum + prices[duty]!, value);
      const gain = cost - duties.reduce((sum, duty) => sum + (dual?.[duty] ?? 0), 0);
      if (dual && gain > dual[heads.length + person]! - tiny) continue;
      const days = new Int8Array(instance.days).fill(nothing);
      for (const duty of duties) days[Math.floor(duty / kinds)] = duty % kinds;
      columnsOf[person]!.push(columns.length);
      columns.push({ person, duties, days, isLeft: true });
      const indices = [...duties, heads.length + person];
      program.addCol(cost, 0, highs.infinity, { indices, values: indices.map(() => 1) });
    }
    if (isOpen && proven > bound) [bound, middle] = [proven, prices];
    return columns.length > before;
  }

  function solve(): void {
    program.options.set({ simplex_strategy: strategy });
    program.run();
    strategy = simplex.primal;
  }

  /** Solves the program, and adds what its prices ask for. @returns whether something was missing */
  function step(): boolean {
    solve();
    const { rowDual } = program.getSolution();
    const prices = Float64Array.from(heads, (_, duty) =>
      Math.min(worth[duty]!, Math.max(-over![duty]!, rowDual[duty]!)),
    );
    // Prices between the best ones and those of the program are calmer than the latter alone.
    const calm = prices.map((price, duty) => (price + middle[duty]!) / 2);
    return (isOpen && priced(calm, rowDual)) || priced(prices, rowDual);
  }

  const fits = ({ person, days }: Column) =>
    decided[person]!.every((what, day) => what === anything || what === days[day]);

  /** Leaves the program of somebody's columns those that fit what is decided. */
  function leave(person: number): void {
    for (const index of columnsOf[person]!) {
      const isLeft = fits(columns[index]!);
      if (isLeft === columns[index]!.isLeft) continue;
      columns[index]!.isLeft = isLeft;
      program.changeColBounds(gaps + index, 0, isLeft ? highs.infinity : 0);
      strategy = simplex.dual;
    }
  }

  /** What used rosters say of days that are open, and how sure of it they are: the surest comes first. */
  function choicesOf(used: readonly number[][], shares: Float64Array) {
    const choices = everybody.flatMap((person) =>
      [...decided[person]!.keys()].flatMap((day) => {
        if (decided[person]![day] !== anything) return [];
        const sums = new Map<number, number>();
        for (const index of used[person]!) {
          const what = columns[index]!.days[day]!;
          sums.set(what, (sums.get(what) ?? 0) + shares[index]!);
        }
        return [...sums].map(([what, sure]) => ({ person, day, what, sure }));
      }),
    );
    return choices.toSorted((a, b) => b.sure - a.sure);
  }

  /**
   * Decides days of people, the surest first, and goes on with the others. Whole rosters would leave the last people what none of
   * theirs can take.
   * @param times so often are prices asked before, until it is late
   * @returns what all costs, and everybody's column
   */
  function whole(isLate: () => boolean, times: number): { value: number; roster: number[] } {
    isOpen = false;
    for (;;) {
      for (let round = 0; round < times && !isLate() && step(); round++);
      solve();
      const shares = program.getSolution().colValue.slice(gaps);
      const used = columnsOf.map((own) => own.filter((index) => shares[index]! > tiny));
      const choices = choicesOf(used, shares);
      const unsure = new Set(choices.flatMap(({ person, sure }) => (sure < 1 - tiny ? [person] : [])));
      if (unsure.size === 0) return { value: program.getObjectiveValue(), roster: used.map(([index]) => index!) };
      const changed = new Set<number>();
      let count = 0;
      for (const { person, day, what, sure } of choices) {
        if (sure < certain && count >= unsure.size * part) break;
        decided[person]![day] = what;
        // Days of which each is sure may be no roster together.
        if (!used[person]!.some((index) => fits(columns[index]!))) decided[person]![day] = anything;
        else if (changed.add(person) && sure < 1 - tiny) count++;
      }
      for (const person of changed) leave(person);
    }
  }

  /** A roster of each person; then, again and again, that of some people anew, kept if it is no worse. */
  function* rosters(
    random: () => number,
    isLate: () => boolean,
  ): Generator<{ value: number; best: number[][] }, never> {
    let { value, roster } = whole(isLate, asked);
    for (;;) {
      yield { value: Math.round(value), best: roster.map((index) => columns[index]!.duties) };
      const count = 2 + random() * (Math.min(anew, people) - 2);
      const others = new Set(Array.from({ length: count }, () => Math.floor(random() * people)));
      for (const [person, index] of roster.entries()) {
        if (others.has(person)) decided[person]!.fill(anything);
        else decided[person]!.set(columns[index]!.days);
        leave(person);
      }
      const next = whole(isLate, 1 + Math.floor(random() * asked));
      if (next.value <= value + tiny) ({ value, roster } = next);
    }
  }

  return { step, rosters, bound: () => Math.ceil(bound - 1e-6), end: () => program.dispose() };
}
