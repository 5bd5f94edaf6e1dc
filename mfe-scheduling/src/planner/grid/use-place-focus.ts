import { useEffect, useRef, useState } from 'react';
import { elementId, type Place } from './grid-context.ts';

/**
 * The one tab stop of the grid, and the way to bring the focus to a place that is drawn only now: a row comes into being
 * once it has the tab stop.
 */
export function usePlaceFocus() {
  const [active, setActive] = useState<Place>();
  const wanted = useRef<Place>(undefined);

  useEffect(() => {
    const element = wanted.current && document.getElementById(elementId(wanted.current));
    if (!element) return;
    wanted.current = undefined;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const goTo = (place: Place): void => {
    wanted.current = place;
    setActive({ ...place });
  };
  return { active, setActive, goTo };
}
