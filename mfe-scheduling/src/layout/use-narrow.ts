import { deviceStorage } from '@portfolio/remote-kit/storage';
import { useState } from 'react';

/** Where this device remembers that its planner knows the navigation by its icons. */
const key = 'narrowPlanner';

/** Whether the planner's navigation shows its icons only. */
export function useNarrow(): [boolean, (wanted: boolean) => void] {
  const [isNarrow, setNarrow] = useState(() => deviceStorage.getItem(key) !== null);
  return [
    isNarrow,
    (wanted) => {
      setNarrow(wanted);
      if (wanted) deviceStorage.setItem(key, 'yes');
      else deviceStorage.removeItem(key);
    },
  ];
}
