import type { Page } from '@playwright/test';
import { replaceByCrashing, type CrashKind } from '../support/crashing-remote.ts';
import { failurePanel, goTo, heading, loadedAt, remotes, screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'superuser' });

const broken = (page: Page) => page.getByRole('heading', { name: 'Broken remote' });

/** How the visitor meets each crash. */
const provoke: Record<CrashKind, (page: Page) => Promise<void>> = {
  import: async () => undefined,
  render: async () => undefined,
  hang: async () => undefined,
  update: (page) => page.getByRole('button', { name: 'Break' }).click(),
  unmount: async (page) => expect(broken(page)).toBeVisible(),
};

for (const remote of remotes) {
  for (const kind of Object.keys(provoke) as CrashKind[]) {
    test(`${remote} that fails at ${kind} costs its own area only`, async ({ page, product }) => {
      await replaceByCrashing(page, product, remote, kind);
      await page.goto(screens[remote]);
      await provoke[kind](page);
      if (kind !== 'unmount') await expect(failurePanel(page)).toContainText(remote);
      const loaded = await loadedAt(page);
      for (const other of remotes.filter((name) => name !== remote)) {
        await goTo(page, screens[other]);
        await expect(heading(page)).toBeVisible();
        await expect(broken(page)).toHaveCount(0);
        await expect(failurePanel(page)).toHaveCount(0);
      }
      expect(await loadedAt(page)).toBe(loaded);
    });
  }
}
