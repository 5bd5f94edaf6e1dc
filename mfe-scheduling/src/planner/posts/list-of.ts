/** A list with one item changed, or without it: for lists that a form holds as one field. */
export const changedAt = <Item>(list: readonly Item[], at: number, item: Item): Item[] => list.with(at, item);

export const without = <Item>(list: readonly Item[], at: number): Item[] => list.toSpliced(at, 1);
