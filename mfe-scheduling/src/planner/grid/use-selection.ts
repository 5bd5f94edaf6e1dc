import { useState } from 'react';
import type { ScheduledShift } from './grid.types.ts';

const nobody: ReadonlySet<string> = new Set();

/** Which shifts are chosen to be moved, copied or cancelled together; what is no longer there is no longer chosen. */
export function useSelection(shifts: readonly ScheduledShift[]) {
  const [chosen, setChosen] = useState(nobody);
  const there = chosen.size === 0 ? chosen : new Set(shifts.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  const selected = there.size === chosen.size ? chosen : there;
  return {
    selected,
    /** Together, as what is not chosen yet among them. */
    toggle: (...ids: string[]) =>
      setChosen(
        new Set(
          ids.every((id) => selected.has(id)) ? [...selected].filter((id) => !ids.includes(id)) : [...selected, ...ids],
        ),
      ),
    clear: () => setChosen(nobody),
  };
}
