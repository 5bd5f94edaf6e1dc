import type { DemoUsername } from '@portfolio/demo/accounts';
import { addresses } from '../support/addresses.ts';
import { heading } from '../support/screens.ts';
import { settleWhole } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const all = Object.entries(addresses).flatMap(([area, people]) =>
  Object.entries(people).map(([as, paths]) => ({ area, as: as as DemoUsername, paths: paths as readonly string[] })),
);

for (const { area, as, paths } of all)
  test.describe(`${area}, for a ${as}`, () => {
    test.use({ as });

    test('core-site §2: every screen loads by its own address', async ({ page }) => {
      test.slow();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      for (const path of new Set(paths.map((each) => each.split('?')[0]!)))
        await test.step(path, async () => {
          await settleWhole(page, path);
          await expect(page).toHaveURL(path);
          await expect(heading(page)).not.toHaveText('Page Not Found');
          expect(errors).toEqual([]);
        });
    });
  });
