import { deviceStorage } from '@portfolio/remote-kit/storage';
import { useState } from 'react';

/** One line a shift, or two. */
export type Density = 'compact' | 'comfortable';

/** In pixels while texts have their usual size, as the frame's style has them. */
export const measures = {
  compact: { shift: 28, padding: 8, row: 36 },
  comfortable: { shift: 46, padding: 11, row: 60 },
} as const satisfies Record<Density, object>;

/** Where this device remembers that its planner likes more air. */
const key = 'comfortableGrid';

export function useDensity(): [Density, (wanted: Density) => void] {
  const [density, setDensity] = useState<Density>(() => (deviceStorage.getItem(key) ? 'comfortable' : 'compact'));
  return [
    density,
    (wanted) => {
      setDensity(wanted);
      if (wanted === 'comfortable') deviceStorage.setItem(key, 'yes');
      else deviceStorage.removeItem(key);
    },
  ];
}
