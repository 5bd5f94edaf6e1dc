import type { Change } from './changes.ts';

/** Changes that were made together, and what takes them back. */
interface Step {
  done: readonly Change[];
  undone: readonly Change[];
}

export interface History {
  past: readonly Step[];
  future: readonly Step[];
}

export const noHistory: History = { past: [], future: [] };

/** Further back nobody remembers what they did. */
const longest = 100;

/** What is done anew makes what was undone unreachable. */
export const remembered = ({ past }: History, step: Step): History => ({
  past: [...past, step].slice(-longest),
  future: [],
});

/** @returns undefined when there is nothing to undo */
export function undo({ past, future }: History): { changes: readonly Change[]; history: History } | undefined {
  const step = past.at(-1);
  return step && { changes: step.undone, history: { past: past.slice(0, -1), future: [step, ...future] } };
}

/** @returns undefined when there is nothing to redo */
export function redo({ past, future }: History): { changes: readonly Change[]; history: History } | undefined {
  const [step, ...rest] = future;
  return step && { changes: step.done, history: { past: [...past, step], future: rest } };
}

/**
 * A shift that was made has the id that the server gave it, whatever name it was drawn by until then.
 * @param ids key → id
 */
export const withIds = (changes: readonly Change[], ids: ReadonlyMap<string, string>): readonly Change[] =>
  ids.size === 0 ? changes : changes.map((each) => ({ ...each, key: ids.get(each.key) ?? each.key }));

/** The same for every step that was made or taken back. */
export function renamed({ past, future }: History, ids: ReadonlyMap<string, string>): History {
  if (ids.size === 0) return { past, future };
  const step = ({ done, undone }: Step): Step => ({ done: withIds(done, ids), undone: withIds(undone, ids) });
  return { past: past.map(step), future: future.map(step) };
}
