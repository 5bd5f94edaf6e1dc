import type { Page } from '@playwright/test';
import { accessOf, openSession, read } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './firm.ts';
import { row, week } from './grid.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const shiftOf = (page: Page, name: string) => row(page, name).locator('[data-shift]');
const alsoHere = (page: Page) => page.getByRole('list', { name: 'Also looking at these days' }).getByRole('listitem');

test('what another planner changes is seen within two seconds, whose it was, and who looks at the same week', async ({
  browser,
  page,
  product,
  signIn,
  signedIn,
}) => {
  const firm = await foundFirm(product);
  const [mall] = firm.clients;
  const [ann] = firm.employees;
  const day = { start_time: '2027-03-08T09:00:00Z', end_time: '2027-03-08T17:00:00Z' };
  await firm.plan({ client: mall!.id, employee: ann!.id, ...day });
  const { access } = await openSession(product, firm.administrator);
  const { results } = await read<{ results: { id: number }[] }>(product, '/planner/companies/', access);
  const { first_name, last_name } = await read<Record<string, string>>(
    product,
    '/auth/user/',
    await accessOf(product, 'superuser'),
  );
  const other = `${first_name} ${last_name}`;

  await signIn(firm.administrator);
  await page.goto(week);
  await shiftOf(page, 'Ann Archer').focus();
  const context = await browser.newContext({ storageState: await signedIn('superuser') });
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${product.address('edge')}${week}&company=${results[0]!.id}`);

  await expect(alsoHere(page)).toHaveText([new RegExp(other)]);
  await expect(alsoHere(elsewhere)).toHaveText([/Mia Chef/]);

  await shiftOf(elsewhere, 'Ann Archer').focus();
  for (const key of ['m', 'ArrowDown', 'Enter']) await elsewhere.keyboard.press(key);
  await expect(shiftOf(elsewhere, 'Bob Baker')).toHaveCount(1);
  await expect(elsewhere.locator('.pending')).toHaveCount(0);
  await expect(shiftOf(page, 'Bob Baker')).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText(`Changed by ${other}`)).toBeVisible();
  // Nothing that was held is lost.
  await expect(shiftOf(page, 'Bob Baker')).toBeFocused();

  await context.close();
  await expect(alsoHere(page)).toHaveCount(0);
});
