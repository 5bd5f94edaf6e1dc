import { useZone } from '@portfolio/remote-kit';
import { deviceStorage } from '@portfolio/remote-kit/storage';
import { dayIn, useNow } from '@portfolio/remote-kit/times';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Where this device remembers that its planner reads the list from today on. */
const key = 'shiftsFromToday';

/**
 * The list from today on, the nearest first, in one press. It is remembered; an address that asks for something counts more, and
 * without the press the order is that of scheduling.md §9.
 * @param beneath the list stands below another screen, whose address is not the list's to change
 */
export function useFromToday(beneath: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const today = dayIn(useZone(), useNow());
  const isOn = parameters.get('startDate') === today && parameters.get('ordering') === 'start_time';

  const show = (wanted: boolean): void => {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['page', 'startDate', 'ordering']) next.delete(name);
        if (!wanted) return next;
        next.set('startDate', today);
        next.set('ordering', 'start_time');
        return next;
      },
      { replace: true },
    );
  };

  useEffect(() => {
    if (!beneath && parameters.size === 0 && deviceStorage.getItem(key)) show(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the list is opened; what is cleared later stays cleared
  }, []);

  return {
    isOn,
    toggle: (wanted: boolean): void => {
      if (wanted) deviceStorage.setItem(key, 'yes');
      else deviceStorage.removeItem(key);
      show(wanted);
    },
  };
}
