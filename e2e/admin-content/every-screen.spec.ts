import type { Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { loaded } from '../support/looks.ts';
import { test, visit } from '../support/looking.ts';
import { expect } from '../support/test.ts';

const at = (path: string) => ({ name: path, open: (page: Page) => visit(page, path) });

const form = (path: string, state: { action: 'create' } | { action: 'edit'; id: number }) => ({
  name: `${path}, ${state.action}`,
  open: async (page: Page) => {
    await visit(page, path, { usr: state, key: 'test', idx: 1 });
    await expect(page.locator('main form')).toBeVisible();
    await loaded(page);
  },
});

/** Presses what a language does not name: the first button in an area. */
const pressed = (path: string, button: string, opens: string) => ({
  name: `${path}, ${opens}`,
  open: async (page: Page) => {
    await visit(page, path);
    await page.locator(`main ${button}`).first().click();
    await expect(page.locator(`main ${opens}`).first()).toBeVisible();
    await loaded(page);
  },
});

/**
 * Every screen of the content's administration, with its lists empty and full, its forms and what opens in place.
 */
const screens = [
  // Messages below, with one open.
  ...addresses.administration.staff.filter((path) => path !== '/admin/contact').map(at),
  pressed('/admin/projects', 'article button:has(.lucide-trash-2)', '[role=group]'),
  form('/admin/projects', { action: 'create' }),
  form('/admin/projects', { action: 'edit', id: 1 }),
  form('/admin/mobile-demos', { action: 'edit', id: 1 }),
  form('/admin/pages', { action: 'edit', id: 1 }),
  pressed('/admin/pages/sections/1', 'button:has(.lucide-pencil)', 'form'),
  pressed('/admin/contact', 'button[data-preview]', 'article'),
  form('/admin/blog', { action: 'create' }),
];

test.describe('every screen of the administration', () => {
  test.use({ as: 'staff' });

  for (const { name, open } of screens) {
    test(`quality, accessibility: ${name} in every language, theme and width`, async ({ page, checkEveryLook }) => {
      await open(page);
      await checkEveryLook(name);
    });
  }
});

test.describe('the notice for company administrators', () => {
  test.use({ as: 'manager' });

  test('quality, accessibility: in every language, theme and width', async ({ page, checkEveryLook }) => {
    await visit(page, '/admin/projects');
    await checkEveryLook('/admin/projects as manager');
  });
});
