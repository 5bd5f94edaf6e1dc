import { useReducer } from 'react';
import { deviceStorage } from '../storage/index.ts';

/** Whether a user has taken something away for good on this device, and the way to do so. */
export function useDismissed(name: string, user: number | undefined): [boolean, () => void] {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const key = `dismissed/${name}/${user ?? ''}`;
  return [
    deviceStorage.getItem(key) !== null,
    () => {
      deviceStorage.setItem(key, 'yes');
      draw();
    },
  ];
}
