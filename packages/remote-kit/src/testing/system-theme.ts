import type { Theme } from '../contract/index.ts';

/** Plays the operating system's theme, which jsdom does not have: dark at first. */
export function playSystemTheme(): { turn: (theme: Theme) => void } {
  const target = new EventTarget();
  let isLight = false;
  const query = Object.defineProperty(target, 'matches', { get: () => isLight });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  return {
    turn(theme) {
      isLight = theme === 'light';
      target.dispatchEvent(new Event('change'));
    },
  };
}
