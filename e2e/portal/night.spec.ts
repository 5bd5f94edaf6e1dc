import type { BrowserContext, Page } from '@playwright/test';
import { accessOf, read } from '../support/people.ts';
import { publishedOn, publishWith, rollBack } from '../support/published.ts';
import { stored } from '../support/stored.ts';
import { alone, expect, test } from '../support/test.ts';
import { hireEmployee, planShift, planNight } from './employee.ts';
import { untilKept } from './kept.ts';

const portal = '/planner/employee-portal';

// A phone, in the zone of the demo company's sites.
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'America/Los_Angeles',
});

/** What the browser does by itself once it has noticed the connection, after minutes: Background Sync. */
async function wakeWorker(page: Page, context: BrowserContext, origin: string): Promise<void> {
  const protocol = await context.newCDPSession(page);
  const registrations = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const registrationId = await registrations;
  await protocol.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'taps', lastChance: false });
}

async function restart(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  const again = await context.newPage();
  await again.goto(portal);
  return again;
}

interface Work {
  client_name: string;
  start_time: string;
}

/** The shift that counts now; tomorrow's may have its button in the list. */
const todays = (page: Page) => page.getByRole('region', { name: 'Today’s shift' });

test('the whole night of a guard: a train without a connection, check-in kept and sent, out after midnight, hours and pay, a reminder', async ({
  page: first,
  context,
  product,
  be,
  mailbox,
}) => {
  test.slow();
  const employee = await hireEmployee(product);
  await planShift(product, employee, -5, 300);
  // Half a minute more than twelve hours away: its reminder comes while this night goes on.
  await planShift(product, employee, 720.5, 960);
  await planNight(product, employee, '2026-10-31T22:00:00-07:00', '2026-11-01T06:00:00-08:00');
  await be(employee);
  await first.goto(portal);
  await expect(todays(first).getByRole('button', { name: 'Check in' })).toBeVisible();
  await untilKept(first);

  // The train enters the tunnel.
  await context.setOffline(true);
  await first.reload();
  await expect(first.getByText(/^No connection\. You see the data of /)).toBeVisible();
  const tapped = Date.now();
  await todays(first).getByRole('button', { name: 'Check in' }).tap();
  await expect(first.getByText(/^Your check-in at \d\d:\d\d is waiting for a connection\.$/).first()).toBeVisible();

  // All of that the phone keeps sealed.
  const access = await accessOf(product, 'manager');
  const own = await read<{ results: Work[] }>(product, `/planner/shifts/?employee=${employee.id}`, access);
  // To the second: by the minute, releases that were published in the same one would be found too.
  const plain = own.results.flatMap(({ client_name: client, start_time: start }) => [client, start.slice(0, 19)]);
  const kept = await stored(first);
  expect(kept.records.map((name) => name.split('/').at(-1))).toEqual(['sealed', 'sealed']);
  expect([...plain, employee.username, 'Lovelace'].filter((word) => kept.text.includes(word))).toEqual([]);

  // The phone goes out and on again, still in the tunnel; then there is a line.
  let page = await restart(first, context);
  await expect(page.getByText(/^Your check-in at \d\d:\d\d is waiting for a connection\.$/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('In progress').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/is waiting for a connection/)).toHaveCount(0);
  const { results } = await read<{ results: { check_in_tapped_at: string; checked_in_at: string }[] }>(
    product,
    `/planner/shifts/?employee=${employee.id}&status=in_progress`,
    access,
  );
  const [shift] = results;
  // A phone says how long it waited, in whole seconds.
  const { check_in_tapped_at: known, checked_in_at: decides } = shift!;
  expect(Math.abs(Date.parse(known) - tapped)).toBeLessThan(5000);
  expect(Date.parse(known)).toBeLessThanOrEqual(Date.parse(decides));

  // A mistaken check-out is asked about; a meant one ends the shift. There is no connection again, and the portal is closed.
  await todays(page).getByRole('button', { name: 'Check out' }).tap();
  await page.getByRole('button', { name: 'Keep working' }).tap();
  await context.setOffline(true);
  await todays(page).getByRole('button', { name: 'Check out' }).tap();
  await page.getByRole('button', { name: 'Check out now' }).tap();
  await expect(page.getByText(/^Your check-out at \d\d:\d\d is waiting for a connection\.$/).first()).toBeVisible();
  await page.close();
  page = await context.newPage();
  await page.goto('about:blank');
  await context.setOffline(false);
  await wakeWorker(page, context, product.address('edge'));
  const completed = `/planner/shifts/?employee=${employee.id}&status=completed&ordering=-start_time`;
  await expect
    .poll(
      async () => (await read<{ results: { checked_out_at: string | null }[] }>(product, completed, access)).results[0],
    )
    .toMatchObject({ check_out_tapped_at: expect.any(String) });

  // The night on which the clocks went back: nine hours from 22:00 to 06:00, at $20.
  await page.goto(`${portal}?filter=week&day=2026-10-31`);
  const night = page.getByRole('article').filter({ hasText: 'Sat 31 Oct' });
  await expect(night.getByText(/Sat 31 Oct( 2026)?, 22:00–06:00 \(\+1\)/)).toBeVisible();
  await expect(night.getByText('9.0 h')).toBeVisible();
  await night.getByText('9.0 h').tap();
  await expect(night.getByText('$180.00 · $20.00 an hour')).toBeVisible();
  await expect(page.getByText('This week: 9.0 h · $180.00')).toBeVisible();

  // Of the next night they are reminded.
  await mailbox.waitFor(employee.email, 'Your next shift · Northgate Security');
  await page.goto(`${portal}/notices`);
  await expect(page.getByRole('article').filter({ hasText: 'Your next shift' })).toBeVisible();

  // Signing out leaves nothing of it on the phone.
  expect((await stored(page)).records).not.toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page).not.toHaveURL(new RegExp(portal));
  await expect.poll(async () => (await stored(page)).records).toEqual([]);
});

const nothing = 'You have no shift today.';
const nothingAnymore = 'No shift of yours is today.';

test(
  'a new release, published as every one, reaches a portal that stays open, and is what opens without a connection then',
  { tag: alone },
  async ({ page, context, product, be }) => {
    const kept = () => page.evaluate(() => caches.keys());
    await be(await hireEmployee(product));
    await page.goto(portal);
    await expect(page.getByText(nothing)).toBeVisible();
    await untilKept(page);
    const [first] = await kept();
    const { sequence } = await publishedOn(product);

    await publishWith(product, 'mfe-portal', { [nothing]: nothingAnymore });
    try {
      await expect.poll(async () => (await publishedOn(product)).sequence).toBeGreaterThan(sequence);
      await page.clock.install();
      await page.clock.fastForward('20:00');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByRole('button', { name: 'Load it' }).tap();
      await expect(page.getByText(nothingAnymore)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Load it' })).toHaveCount(0);
      await expect.poll(kept).toHaveLength(1);
      expect(await kept()).not.toEqual([first]);

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(nothingAnymore)).toBeVisible();
    } finally {
      await rollBack('mfe-portal');
    }
  },
);

test('the portal can be installed: its manifest and worker belong to its addresses alone', async ({
  page,
  product,
  be,
}) => {
  await be(await hireEmployee(product));
  await page.goto(portal);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(href).toBe(`${portal}/app.webmanifest`);
  const manifest = await (await page.request.get(href!)).json();
  expect(manifest).toMatchObject({ name: 'Employee portal', start_url: portal, scope: portal, display: 'standalone' });
  expect((await page.request.get(manifest.icons[0].src)).ok()).toBe(true);
  await untilKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([portal]);
  await page.goto('/contact');
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
