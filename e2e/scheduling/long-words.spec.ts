import { settle } from '../support/looks.ts';
import { openSession, send } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './planned-firm.ts';

/** Firms with names as long as they come. */
const long = 'Sicherheitsüberwachungsgesellschaftsniederlassung Nordrhein-Westfalen';

async function fill(product: Product) {
  const { manager, client, employees, plan } = await foundFirm(product);
  const shift = await plan(employees[0]!.id, -6, 2, { title: long, notes: long });
  await plan(employees[1]!.id, -30, -22, { status: 'completed' });
  await plan(employees[1]!.id, 20, 30);
  const { access } = await openSession(product, manager);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const period = { name: long, start_date: day(-9), end_date: day(1) };
  const { id } = await send<{ id: number }>(product, 'POST', '/planner/payment-periods/', period, access);
  await send(product, 'POST', `/planner/payment-periods/${id}/generate_payments/`, {}, access);
  const screens = [
    '',
    '/shifts',
    `/shifts/new?client=${client}`,
    `/shifts/${shift}`,
    `/shifts/edit/${shift}`,
    '/payroll',
    `/payroll/${id}`,
  ];
  return { manager, screens: screens.map((path) => `/admin/planner${path}`) };
}

test.slow();

test('quality: names as long as they come fit shifts and payroll, in French, both themes and at 320 px', async ({
  page,
  product,
  signIn,
  checkBothThemes,
}) => {
  const { manager, screens } = await fill(product);
  await signIn(manager);
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of screens) {
    await test.step(path, async () => {
      await settle(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await checkBothThemes();
    });
  }
});
