import type { Page } from '@playwright/test';
import { hireEmployee } from '../portal/employee.ts';
import { accessOf, openSession, read, send } from '../support/people.ts';
import { alone, expect, test } from '../support/test.ts';
import { foundFirm } from './firm.ts';
import { row, week } from './grid.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const shiftOf = (page: Page, name: string) => row(page, name).locator('[data-shift]');
const alsoHere = (page: Page) => page.getByRole('list', { name: 'Also looking at these days' }).getByRole('listitem');

test(
  'what another planner changes is seen within two seconds, whose it was, and who looks at the same week',
  { tag: alone },
  async ({ browser, page, product, be, signedIn }) => {
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

    await be(firm.administrator);
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
  },
);

/** Keeps a sign of each flash: its moment may be over before a busy machine looks. */
const keepFlashes = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its element
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(animate, element: Element, how: Parameters<Element['animate']>) {
        element.setAttribute('data-flashed', '');
        return animate.apply(element, how);
      },
    });
  });

/** Opens a screen, and resolves once it hears of what others change. */
async function follow(page: Page, path: string) {
  const [heard] = await Promise.all([page.waitForResponse(/\/planner\/changes\//), page.goto(path)]);
  expect(heard.ok()).toBe(true);
}

test(
  'what another planner changes is in a list, on the dashboard and on a guard’s card within two seconds, and flashes',
  { tag: alone },
  async ({ browser, baseURL, page, product, be }) => {
    const firm = await foundFirm(product);
    const [mall, library] = firm.clients;
    const { access } = await openSession(product, firm.administrator);
    const guard = await hireEmployee(product, access);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const { id } = await firm.plan({
      client: mall!.id,
      employee: guard.id,
      start_time: inMinutes(-5),
      end_time: inMinutes(60),
    });
    const other = await accessOf(product, 'superuser');
    const change = (to: object) => send(product, 'PATCH', `/planner/shifts/${id}/`, to, other);
    const within = { timeout: 2_000 };
    const flashed = (where: Page) => where.locator('[data-flashed]');

    await keepFlashes(page);
    await be(firm.administrator);
    await follow(page, '/admin/planner/shifts');
    const listed = page.getByRole('row').filter({ hasText: 'Ada Lovelace' });
    await expect(listed).toContainText('Harbour Mall');
    await change({ client: library!.id });
    await expect(listed).toContainText('City Library', within);
    await expect(listed.and(flashed(page))).toBeVisible();

    await follow(page, '/admin/planner');
    const today = page.getByRole('region', { name: 'Today’s shifts' }).getByRole('listitem');
    const late = today.filter({ has: page.getByRole('link', { name: 'Ada Lovelace', exact: true }) });
    await expect(late).toContainText('City Library');
    await change({ client: mall!.id });
    await expect(late).toContainText('Harbour Mall', within);
    await expect(late.and(flashed(page))).toBeVisible();

    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await keepFlashes(phone);
    await be(guard, phone);
    await follow(phone, '/planner/employee-portal');
    const card = phone.getByRole('region', { name: 'Today’s shift' });
    const when = await card.getByRole('time').textContent();
    await change({ end_time: inMinutes(120) });
    await expect(card.getByRole('time')).not.toHaveText(when!, within);
    await expect(card.and(flashed(phone))).toBeVisible();
    await context.close();
  },
);
