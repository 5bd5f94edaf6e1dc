import Bowser from 'bowser';
import { useReducer, useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/index.ts';

/** Typed as always there; not where nothing is drawn. */
const mediaOf = ({ matchMedia }: { matchMedia?: (query: string) => MediaQueryList }, query: string) =>
  matchMedia?.(query);

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = mediaOf(window, query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => mediaOf(window, query)?.matches ?? false,
    () => false,
  );
}

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

/** What a person calls a device: its browser and operating system; undefined when its user agent does not say both. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  if (userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : undefined;
}

/** Gives a file to the browser, which saves it under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds the file by then.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The way to an address: opens the phone's own map app, or a web page. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Calls a number, however people write it. */
export const callTo = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
