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

/** Has a mutation refused as somebody's is whose sign-in was a while ago, until the password was given. */
export async function refuseWithoutPassword(page: Page, operation: string): Promise<void> {
  const detail = { code: 'password_needed', params: {}, message: 'Please enter your password again.' };
  const extensions = { code: 'FORBIDDEN', errors: { detail } };
  let confirmed = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/confirm-password/')) confirmed ||= response.ok();
  });
  await page.route('**/graphql', async (route) => {
    if (confirmed || route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    return route.fulfill({ json: { errors: [{ message: detail.message, extensions }] } });
  });
}
