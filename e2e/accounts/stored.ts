import type { Page } from '@playwright/test';
import type { Tokens } from '../support/people.ts';

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
export async function storeTokens(page: Page, { access, refresh }: Tokens): Promise<void> {
  await page.addInitScript(
    (tokens) => {
      for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token);
    },
    { accessToken: access, refreshToken: refresh },
  );
}
