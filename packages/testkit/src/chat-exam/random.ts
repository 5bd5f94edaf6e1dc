export interface Random {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** `count` of them, in another order. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
}

/** The same draws for the same seed (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  };
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    some(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () => left.splice(below(left.length), 1)[0]!);
    },
  };
}
