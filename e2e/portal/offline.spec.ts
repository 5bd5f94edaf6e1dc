import type { Page } from '@playwright/test';
import { quiet } from '../support/quiet.ts';
import { accessOf, read } from '../support/people.ts';
import { stored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { hireEmployee, openShift, planNight, planShift, type Employee } from './employee.ts';
import { untilKept } from './kept.ts';

const portal = '/planner/employee-portal';
const asOf = /^No connection\. You see the data of /;

// A phone, in the zone of the demo company's sites.
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'America/Los_Angeles',
});

/** Every screen of the portal, and what of the employee stands there. */
const screens: Record<string, (page: Page) => ReturnType<Page['getByText']>> = {
  '': (page) => page.getByRole('region', { name: 'Today’s shift' }).getByText('Scheduled'),
  '?filter=past': (page) => page.getByRole('article').getByText('Completed'),
  '?filter=week': (page) => page.getByText(/^This week: /),
  '?filter=week&day=2026-09-14': (page) => page.getByText('This week: 8.0 h · $160.00'),
  '/profile': (page) => page.getByLabel('Name', { exact: true }),
  '/availability': (page) => page.getByText('No availability rules yet.'),
  '/payments': (page) => page.getByRole('combobox', { name: 'Period' }),
  '/settings': (page) => page.getByRole('switch', { name: 'Notifications', exact: true }),
  // That of the new shift comes after a minute.
  '/notices': (page) => page.getByText('No notices yet.').or(page.getByRole('heading', { name: 'New: New shift' })),
};

/** Waits until what was answered is sealed and written. */
async function untilStored(page: Page): Promise<void> {
  await quiet(page);
  let before = '';
  const isSame = async (): Promise<boolean> => {
    const { text } = await stored(page);
    const was = before;
    before = text;
    return text === was;
  };
  await expect.poll(isSame).toBe(true);
}

/** A guard with a night that was worked and a shift of today; the portal is kept. */
const begin = test.extend<{ guard: Employee }>({
  guard: [
    async ({ page, product, be }, use) => {
      const employee = await hireEmployee(product);
      await planNight(product, employee, '2026-09-15T22:00:00-07:00', '2026-09-16T06:00:00-07:00');
      await planShift(product, employee, -5, 60);
      await be(employee);
      await page.goto(portal);
      await untilKept(page);
      await use(employee);
    },
    { auto: true },
  ],
});

begin(
  'without a connection every screen shows what was last seen and since when, also after a restart; with one again, what is true now',
  async ({ page, context }) => {
    test.slow();
    for (const [path, there] of Object.entries(screens)) {
      await page.goto(portal + path);
      await expect(there(page)).toBeVisible();
      await untilStored(page);
    }
    const company = await page.getByRole('banner').innerText();

    await context.setOffline(true);
    for (const [path, there] of Object.entries(screens)) {
      await page.goto(portal + path);
      await expect(there(page), path).toBeVisible();
      await expect(page.getByText(asOf), path).toHaveCount(1);
      await expect(page.getByRole('banner'), path).toHaveText(company, { useInnerText: true });
    }
    // What cannot be saved cannot be typed; nor is it a page to load again.
    await page.goto(`${portal}/profile`);
    await expect(page.getByLabel('Phone', { exact: true })).toBeDisabled();
    await page.getByRole('link', { name: 'Payments' }).tap();
    await expect(page.getByText(asOf)).toHaveCount(1);

    await context.setOffline(false);
    await expect(page.getByText(asOf)).toHaveCount(0);
    await page.goto(`${portal}/profile`);
    await expect(page.getByLabel('Phone', { exact: true })).toBeEnabled();
  },
);

begin(
  'what was never seen says that there is no connection, without a number of a request, and comes by itself with one',
  async ({ page, context }) => {
    test.slow();
    await context.setOffline(true);
    for (const path of Object.keys(screens).filter((each) => each !== '')) {
      await page.goto(portal + path);
      await expect(page.getByText('There is no connection, and you have not opened this'), path).toBeVisible();
      await expect(page.getByText(/[0-9a-f]{32}/), path).toHaveCount(0);
    }
    await context.setOffline(false);
    await expect(screens['/notices']!(page)).toBeVisible();
  },
);

begin(
  'a connection that ends while the portal is open leaves each screen as it was seen',
  async ({ page, context }) => {
    await page.getByRole('link', { name: 'Profile' }).tap();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await page.clock.install();
    await context.setOffline(true);
    await page.clock.fastForward('03:00');
    await page.getByRole('link', { name: 'Shifts', exact: true }).tap();
    // Of minutes ago: not of now.
    const kept = await page.getByText(asOf).innerText();
    await expect(screens['']!(page)).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).tap();
    await expect(page.getByText(asOf)).toHaveText(kept);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  },
);

begin(
  'issue: a shift, a day off and “sick today” are asked for without a connection; each arrives once, and the guard is told',
  async ({ page, context, product, guard }) => {
    const title = `Gate of ${guard.username}`;
    const id = await openShift(product, { title, employees: [guard.id] }, 3000, 3480);
    const shift = page.getByRole('article').filter({ hasText: title });
    const waits = page.getByText(/It waits for a connection\.$/);
    await page.goto(`${portal}/time-off`);
    await page.getByRole('button', { name: 'Next month' }).tap();
    await untilStored(page);
    await page.goto(`${portal}/open-shifts`);
    await untilStored(page);

    await context.setOffline(true);
    await shift.getByRole('button', { name: /^Ask for this shift/ }).tap();
    await expect(waits).toBeVisible();
    await page.goto(`${portal}/time-off`);
    await page.getByRole('button', { name: 'Next month' }).tap();
    await page.getByRole('button', { name: /^20 \w+ \d{4}$/ }).tap();
    await page.getByRole('button', { name: /^Ask for / }).tap();
    await expect(waits).toBeVisible();
    await page.goto(portal);
    await page.getByRole('button', { name: 'Sick today' }).tap();
    await expect(waits).toBeVisible();
    const { text } = await stored(page);
    expect(text).not.toContain(title);

    await context.setOffline(false);
    await expect(page.getByText(/: Get well soon\. Your planner is told\.$/)).toBeVisible();
    await expect(waits).toHaveCount(0);
    const manager = await accessOf(product, 'manager');
    const off = await read<{ results: { status: string }[] }>(
      product,
      `/planner/time-off/?employee=${guard.id}`,
      manager,
    );
    expect(off.results.map(({ status }) => status).toSorted()).toEqual(['approved', 'pending']);
    expect(await read(product, `/planner/open-shifts/${id}/claims/`, manager)).toHaveLength(1);
    await page.goto(`${portal}/open-shifts`);
    await expect(shift.getByText('You asked for this shift. Your planner decides.')).toBeVisible();
  },
);
