import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hireEmployee, planShift } from './employee.ts';

const portal = '/planner/employee-portal';

// A phone that has come from elsewhere: the demo company's sites are in Portland.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, timezoneId: 'America/New_York' });

/** Taps by name, and counts them. */
function taps(page: Page) {
  const made: string[] = [];
  const tap = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).tap();
    made.push(name);
  };
  return { made, tap };
}

test('the first screen holds state, when, where, the map, whom to call and Check in; one tap checks in', async ({
  page,
  product,
  be,
}) => {
  const employee = await hireEmployee(product);
  await planShift(product, employee, -5, 60);
  await be(employee);
  await page.goto(portal);
  const card = page.getByRole('region', { name: 'Today’s shift' });
  const whole = [
    card.getByText('Scheduled'),
    card.getByText(/min late$/),
    card.getByRole('time'),
    card.getByText('Los Angeles time'),
    card.getByText(/on this phone’s clock$/),
    card.getByRole('link', { name: 'Directions' }),
    card.getByRole('link', { name: /^Call / }).first(),
    page.getByRole('button', { name: 'Check in' }),
  ];
  for (const part of whole) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(card.getByRole('link', { name: 'Directions' })).toHaveCount(1);
  await expect(card.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', 'tel:+15035550100');
  const { made, tap } = taps(page);
  await tap('Check in');
  await expect(page.getByText('Check-in successful!').first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'I’m late' })).toHaveCount(0);
  expect(made).toHaveLength(1);
});

test('late in two taps, and who plans sees it on the dashboard and on the shift', async ({
  browser,
  baseURL,
  page,
  product,
  be,
  signedIn,
}) => {
  const employee = await hireEmployee(product);
  const id = await planShift(product, employee, -5, 60);
  await be(employee);
  await page.goto(portal);
  const { made, tap } = taps(page);
  await tap('I’m late');
  await tap('20 min');
  await expect(page.getByText('You said that you will be 20 min late.')).toBeVisible();
  expect(made).toHaveLength(2);
  await page.reload();
  await expect(page.getByText('You said that you will be 20 min late.')).toBeVisible();

  const desk = await browser.newContext({ baseURL, storageState: await signedIn('manager') });
  const planner = await desk.newPage();
  await planner.goto('/admin/planner');
  await expect(planner.getByRole('link', { name: 'Ada Lovelace will be late' }).first()).toBeVisible();
  await planner.goto(`/admin/planner/shifts/${id}`);
  await expect(planner.getByText(/^Will be 20 min late · /)).toBeVisible();
  await desk.close();
});

test('without a connection it is kept and sent once there is one', async ({ page, product, be, context }) => {
  const employee = await hireEmployee(product);
  await planShift(product, employee, 30, 90);
  await be(employee);
  await page.goto(portal);
  await expect(page.getByRole('button', { name: 'I can’t come' })).toBeVisible();
  await context.setOffline(true);
  const { tap } = taps(page);
  await tap('I can’t come');
  await tap('Transport');
  await expect(page.getByText(/^What you said at /)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your firm has been told.').first()).toBeVisible();
  await expect(page.getByText(/^What you said at /)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('You said that you cannot come.')).toBeVisible();
});

test('the account screen shows the same card: one tap checks in, or two say how late', async ({
  page,
  product,
  be,
}) => {
  const employee = await hireEmployee(product);
  await planShift(product, employee, -5, 60);
  await be(employee);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Your shift has begun' });
  const whole = [
    card.getByText(/min late$/),
    card.getByText(/^Los Angeles time · .* on this device’s clock$/),
    card.getByRole('link', { name: 'Directions' }),
    card.getByRole('link', { name: 'Call Northgate Security' }),
    card.getByRole('button', { name: 'Check in' }),
  ];
  for (const part of whole) await expect(part).toBeInViewport({ ratio: 1 });
  await card.getByRole('link', { name: 'I’m late' }).tap();
  const { made, tap } = taps(page);
  await tap('10 min');
  await expect(page.getByText('You said that you will be 10 min late.')).toBeVisible();
  expect(made).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'I’m late' })).toBeVisible();

  await page.goto('/dashboard');
  await card.getByRole('button', { name: 'Check in' }).tap();
  await expect(page.getByText('You are checked in.')).toBeVisible();
  await page.goto(portal);
  await expect(page.getByRole('button', { name: 'Check out' })).toBeVisible();
  await expect(page.getByText('You said that you will be 10 min late.')).toHaveCount(0);
});

test('what follows stands in rows of 56 px by week, with hours and pay; a tap opens the rest', async ({
  page,
  product,
  be,
}) => {
  const employee = await hireEmployee(product);
  const day = 24 * 60;
  await planShift(product, employee, -5, 60);
  for (const days of [8, 9]) await planShift(product, employee, days * day, days * day + 480);
  await be(employee);
  await page.goto(portal);
  const list = page.getByRole('region', { name: 'My shifts' });
  const rows = list.getByRole('article');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBe(56);
  await expect(
    list
      .getByRole('region')
      .getByText(/^\d+\.\d h · \$\d+\.\d\d$/)
      .first(),
  ).toBeVisible();
  const rate = rows.last().getByText('$160.00 planned pay · $20.00 an hour');
  await expect(rate).toBeHidden();
  await rows.last().getByText('8.0 h').tap();
  await expect(rate).toBeVisible();
});
