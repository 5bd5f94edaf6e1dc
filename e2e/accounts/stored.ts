import type { Page } from '@playwright/test';

/** core-site §3, "Local storage". */
export const storageKeys = ['accessToken', 'refreshToken', 'user', 'isAdmin'] as const;

/** What local and session storage hold of a session. */
export const stored = (page: Page): Promise<string[]> =>
  page.evaluate(
    (keys) => keys.flatMap((key) => [localStorage, sessionStorage].flatMap((storage) => storage.getItem(key) ?? [])),
    storageKeys,
  );

/** Makes tokens worthless, as time does to an access token. */
export const spoil = (page: Page, ...keys: (typeof storageKeys)[number][]): Promise<void> =>
  page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, 'spoilt');
  }, keys);

/** Puts tokens where the product keeps them, before the page opens. */
export const storeTokens = (page: Page, { access, refresh }: { access: string; refresh: string }): Promise<void> =>
  page.addInitScript(
    ([accessToken, refreshToken]) => {
      localStorage.setItem('accessToken', accessToken!);
      localStorage.setItem('refreshToken', refreshToken!);
    },
    [access, refresh],
  );
