import type { Locator, Page } from '@playwright/test';

/** A screen of each remote that an administrator may open. */
export const screens = {
  'mfe-public': '/',
  'mfe-admin-content': '/admin/projects',
  'mfe-scheduling': '/admin/planner',
  'mfe-portal': '/planner/employee-portal/shifts',
} as const;

export type Remote = keyof typeof screens;
export const remotes = Object.keys(screens) as Remote[];

/** Goes to a path as a link would: no reload. */
export const goTo = (page: Page, path: string, state: object = {}): Promise<void> =>
  page.evaluate(
    ([to, kept]) => {
      history.pushState(kept, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, state] as const,
  );

/** What the shell shows in the place of a remote that failed. */
export const failurePanel = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: /try again/i }) });

/** The heading of the screen in the middle of the page. */
export const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 }).first();

/** Changes with each load of the page. */
export const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);
