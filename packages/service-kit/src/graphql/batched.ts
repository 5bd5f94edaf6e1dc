import DataLoader from 'dataloader';

/**
 * Loads single items in batches: those that one request asks for in one turn become one call of `load`.
 * @param load items in any order; missing ones are left out
 * @returns the item, or null when there is none
 */
export function batched<C extends object, T extends { id: number }>(
  load: (context: C, ids: readonly number[]) => Promise<readonly T[]>,
): (context: C, id: number) => Promise<T | null> {
  // By context, so that nothing is ever shared between two requests.
  const loaders = new WeakMap<C, DataLoader<number, T | null>>();
  return (context, id) => {
    let loader = loaders.get(context);
    if (!loader) {
      loader = new DataLoader(async (ids) => {
        const found = new Map((await load(context, ids)).map((item) => [item.id, item]));
        return ids.map((wanted) => found.get(wanted) ?? null);
      });
      loaders.set(context, loader);
    }
    return loader.load(id);
  };
}
