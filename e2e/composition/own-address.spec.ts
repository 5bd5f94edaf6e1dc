import type { DemoUsername } from '@portfolio/demo/accounts';
import { addresses } from '../support/addresses.ts';
import { heading } from '../support/screens.ts';
import { settleWhole } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const all = Object.entries(addresses).flatMap(([area, people]) =>
  Object.entries(people).map(([as, paths]) => ({ area, as: as as DemoUsername, paths: paths as readonly string[] })),
);

/** Screens of a test: so many are loaded in its time on a slow machine, too. */
const together = 12;

for (const { area, as, paths } of all) {
  const screens = [...new Set(paths.map((each) => each.split('?')[0]!))];
  for (let first = 0; first < screens.length; first += together)
    test.describe(`${area}, for a ${as}, from screen ${first + 1}`, () => {
      test.use({ as });

      test('core-site §2: every screen loads by its own address', async ({ page }) => {
        test.slow();
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        for (const path of screens.slice(first, first + together))
          await test.step(path, async () => {
            await settleWhole(page, path);
            await expect(page).toHaveURL(path);
            await expect(heading(page)).not.toHaveText('Page Not Found');
            expect(errors).toEqual([]);
          });
      });
    });
}
