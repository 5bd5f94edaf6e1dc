/** Moves the focus to the screen's title, after what had it is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
