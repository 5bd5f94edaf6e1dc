import type { Page } from '@playwright/test';
import { visit } from '../support/looking.ts';
import { quiet } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

/** Screens with what can be chosen: filters, orders, chips, popovers. */
const screens = {
  manager: [
    '/admin/planner',
    '/admin/planner/shift-scheduler',
    '/admin/planner/clients',
    '/admin/planner/employees',
    '/admin/planner/shifts',
    '/admin/planner/timesheets',
    '/admin/planner/payroll',
    '/admin/planner/time-off',
    '/admin/planner/open-shifts',
    '/admin/planner/posts',
    '/admin/planner/coverage',
    '/admin/planner/activity',
  ],
  staff: ['/admin/projects', '/admin/pages', '/admin/contact', '/admin/blog'],
  guard: ['/planner/employee-portal', '/planner/employee-portal/payments', '/planner/employee-portal/settings'],
} as const;

/** What is under the focus: how it is called, and by which keys it is chosen without saving anything. */
const underFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const keys = element.matches('select')
      ? ['ArrowDown']
      : element.matches('th button, [role=columnheader] button')
        ? ['Enter']
        : element.matches('button[aria-pressed]')
          ? ['Space', 'Space']
          : element.matches('nav button:not([aria-disabled])') && element.textContent === 'Next'
            ? ['Enter']
            : element.matches('button[aria-expanded=false][aria-haspopup], button[aria-expanded=false][aria-controls]')
              ? ['Enter', 'Escape']
              : [];
    return {
      isBody: element === document.body,
      isInside: element.closest('main') !== null,
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      keys,
    };
  });

const mostStops = 70;

for (const as of ['manager', 'staff', 'guard'] as const) {
  test.describe(`issue 32.11, for a ${as}`, () => {
    test.use({ as });

    test('whoever tabs and chooses through a screen never finds the focus on the body', async ({ page }) => {
      test.slow();
      const chosen: string[] = [];
      for (const path of screens[as]) {
        await visit(page, path);
        await page.getByRole('main').getByRole('heading', { level: 1 }).focus();
        for (let stop = 0; stop < mostStops; stop += 1) {
          await page.keyboard.press('Tab');
          const at = await underFocus(page);
          if (!at.isInside && !at.isBody) break;
          expect(at.isBody, `${path}: after ${chosen.at(-1)}`).toBe(false);
          for (const key of at.keys) {
            await page.keyboard.press(key);
            await quiet(page);
            expect((await underFocus(page)).isBody, `${path}: ${key} on ${at.name}`).toBe(false);
          }
          if (at.keys.length > 0) chosen.push(at.name);
        }
      }
      expect(chosen.length).toBeGreaterThan(screens[as].length);
    });
  });
}
