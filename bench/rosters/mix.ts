import type { RosterModel } from '@portfolio/planning/roster';
import loadHighs from 'highs';
import { bestOf } from './best.ts';
import type { Instance } from './instance.ts';

// Its types are those of its CommonJS build.
export const highs = await (loadHighs as unknown as typeof loadHighs.default)();

/** Which one goes on from a solution that more was added to, and from one that is allowed no more, as something was decided. */
const simplex = { primal: 4, dual: 1 };

/**
 * So many people at most get other rosters beside those of the others, and so often prices are asked before one is decided, or one of
 * some where there are many.
 */
const [anew, asked, some] = [16, 10, 40];

/**
 * Rosters of each person are mixed by fractions (a linear program), and those are added that its prices ask for, until none is
 * missing (column generation). At any prices, what heads pay and what everybody's best costs is what no roster can cost less than.
 */
export function mixOf(instance: Instance, { people, heads, worth, over }: RosterModel) {
  const bestAt = bestOf(instance);
  const program = highs.createModel();
  program.options.set({ output_flag: false });
  let strategy = simplex.primal;
  for (const each of [...heads, ...Array<number>(people).fill(1)]) {
    program.addRow(each, each, { indices: [], values: [] });
  }
  for (const duty of heads.keys()) {
    program.addCol(worth[duty]!, 0, highs.infinity, { indices: [duty], values: [1] });
    program.addCol(over![duty]!, 0, highs.infinity, { indices: [duty], values: [-1] });
  }
  const gaps = 2 * heads.length;
  const columns: { person: number; duties: number[] }[] = [];
  /** Of whom it is decided, their column. */
  const decided = new Map<number, number>();
  let middle: Float64Array = Float64Array.from(worth, (each) => each / 2);
  let bound = -Infinity;
  priced(middle);

  /** Adds everybody's best at these prices. @returns whether one is new to the program */
  function priced(prices: Float64Array, dual?: Float64Array): boolean {
    let proven = heads.reduce((sum, each, duty) => sum + each * prices[duty]!, 0);
    const before = columns.length;
    for (let person = 0; person < people; person++) {
      if (decided.has(person)) continue;
      const { duties, value } = bestAt(person, prices);
      proven += value;
      const cost = duties.reduce((sum, duty) => sum + prices[duty]!, value);
      const gain = cost - duties.reduce((sum, duty) => sum + (dual?.[duty] ?? 0), 0);
      if (dual && gain > dual[heads.length + person]! - 1e-6) continue;
      columns.push({ person, duties });
      const indices = [...duties, heads.length + person];
      program.addCol(cost, 0, highs.infinity, { indices, values: indices.map(() => 1) });
    }
    if (decided.size === 0 && proven > bound) [bound, middle] = [proven, prices];
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
    return (decided.size === 0 && priced(calm, rowDual)) || priced(prices, rowDual);
  }

  function free(person: number): void {
    const column = decided.get(person);
    if (column !== undefined) program.changeColBounds(gaps + column, 0, highs.infinity);
    decided.delete(person);
  }

  function decide(person: number, column: number): void {
    free(person);
    decided.set(person, column);
    program.changeColBounds(gaps + column, 1, 1);
    strategy = simplex.dual;
  }

  /**
   * Decides for those whose roster is most certain, and goes on with the others.
   * @param times so often are prices asked before, until it is late
   * @returns what all costs
   */
  function whole(isLate: () => boolean, times: number): number {
    while (decided.size < people) {
      for (let round = 0; round < times && !isLate() && step(); round++);
      solve();
      const { colValue } = program.getSolution();
      const open = [...columns.entries()].filter(([, { person }]) => !decided.has(person));
      const certain = open.toSorted(([a], [b]) => colValue[gaps + b]! - colValue[gaps + a]!);
      const enough = decided.size + Math.ceil((people - decided.size) / some);
      for (const [column, { person }] of certain) {
        if (decided.size >= enough && colValue[gaps + column]! < 0.8) break;
        if (!decided.has(person)) decide(person, column);
      }
    }
    solve();
    return program.getObjectiveValue();
  }

  /** A roster of each person; then, again and again, that of some people anew, kept if it is no worse. */
  function* rosters(
    random: () => number,
    isLate: () => boolean,
  ): Generator<{ value: number; best: number[][] }, never> {
    let value = whole(isLate, asked);
    for (;;) {
      const best = Array.from({ length: people }, (_, person) => columns[decided.get(person)!]!.duties);
      yield { value: Math.round(value), best };
      const before = new Map(decided);
      const count = 2 + random() * (Math.min(anew, people) - 2);
      for (let nth = 0; nth < count; nth++) free(Math.floor(random() * people));
      const next = whole(isLate, 1 + Math.floor(random() * asked));
      if (next > value + 1e-6) for (const [person, column] of before) decide(person, column);
      else value = next;
    }
  }

  return { step, rosters, bound: () => Math.ceil(bound - 1e-6), end: () => program.dispose() };
}
