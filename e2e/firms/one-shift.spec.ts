import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { calendarDay } from '@portfolio/contracts/dates';
import { textOf } from '@portfolio/testkit/pdf';
import { openSession, read, send, type Person } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';

const planner = '/admin/planner';
const year = new Date().getUTCFullYear();

/** New Year's Eve of a year, from nine in Boise; in Paris and Tokyo it is New Year, of another year. */
function newYearsNight(of: number) {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(of, 11, 31));
  return {
    start_time: `${of + 1}-01-01T04:00:00Z`,
    end_time: `${of + 1}-01-01T12:00:00Z`,
    day: `${of}-12-31`,
    /** One form everywhere: the year is said where it is not this one. */
    when: `${weekday} 31 Dec${of === year ? '' : ` ${of}`}, 21:00–05:00 (+1)`,
  };
}

const [past, coming] = [newYearsNight(year - 1), newYearsNight(year)];

/** A firm in Paris that guards a site in Boise; its guard has an account, was paid for the last such night, and works the next. */
async function twoNights(product: Product) {
  const firm = await foundFirm(product);
  const { access } = await openSession(product, firm.administrator);
  const call = <Answer>(method: 'PATCH' | 'POST', path: string, body: object = {}) =>
    send<Answer>(product, method, `/planner/${path}/`, body, access);
  const [{ id: client, name }, { id: employee }] = [firm.clients[0]!, firm.employees[0]!];
  await call('PATCH', `clients/${client}`, { time_zone: 'America/Boise' });

  const username = `guard-${randomUUID().slice(0, 8)}`;
  const guard: Person = { username, email: `${username}@example.com`, password: `first password of ${username}` };
  const { invite_url } = await call<{ invite_url: string }>('POST', `employees/${employee}/invite`);
  const names = { first_name: 'Ann', last_name: 'Archer' };
  await call('POST', `employee/register/${new URL(invite_url).pathname.split('/').at(-1)}`, { ...guard, ...names });

  const plan = ({ start_time, end_time }: typeof past, given: object = {}) =>
    call<{ id: number }>('POST', 'shifts', { client, employee, start_time, end_time, ...given });
  const shifts = [await plan(past, { status: 'completed' }), await plan(coming)];
  const period = { name: 'December', start_date: `${year - 1}-12-01`, end_date: past.day };
  const { id } = await call<{ id: number }>('POST', 'payment-periods', period);
  const made = await call<{ results: { id: number }[] }>('POST', `payment-periods/${id}/generate_payments`);
  const payment = made.results[0]!.id;
  await call('PATCH', `payments/${payment}`, { status: 'paid' });
  return { firm, guard, access, name, shifts: shifts.map((shift) => shift.id), payment };
}

type Nights = Awaited<ReturnType<typeof twoNights>>;

const told = (page: Page, when: string) => page.getByText(when, { exact: false }).first();
const mark = (page: Page) => page.getByText('Boise time').or(page.getByLabel('Boise time'));

/** Every screen of the planner that tells of the two nights. */
async function readPlanner(page: Page, { shifts }: Nights, isElsewhere: boolean): Promise<void> {
  const marked = async (path: string) => {
    if (isElsewhere) await expect(mark(page).first(), path).toBeVisible();
    else await expect(mark(page), path).toHaveCount(0);
  };
  for (const [index, { day, when }] of [past, coming].entries()) {
    await page.goto(`${planner}/shift-scheduler?date=${day}`);
    const block = page.locator('[data-shift]');
    await expect(block, day).toContainText('21:00–05:00');
    if (isElsewhere) await expect(block).toHaveAccessibleName(/Boise time/);

    await page.goto(`${planner}/shifts/${shifts[index]}`);
    await expect(told(page, when), 'detail').toBeVisible();
    await marked('detail');
  }
  for (const path of [`${planner}/shifts`, planner]) {
    await page.goto(path);
    for (const { when } of [past, coming]) await expect(told(page, when), path).toBeVisible();
    await marked(path);
  }
}

/** What its guard sees of them. */
async function readPortal(page: Page, { shifts }: Nights, isElsewhere: boolean): Promise<void> {
  for (const [index, { when }] of [past, coming].entries()) {
    await page.goto(`/planner/employee-portal/shifts/${shifts[index]}`);
    await expect(told(page, when), 'portal').toBeVisible();
    if (isElsewhere) await expect(page.getByText(/Boise/).first(), 'portal').toBeVisible();
  }
  await page.goto('/dashboard');
  await expect(told(page, coming.when), 'account').toBeVisible();
}

test('one shift has one time everywhere: that of its site, for readers in three zones, in this year and another', async ({
  browser,
  baseURL,
  product,
  be,
  mailbox,
}) => {
  test.slow();
  const nights = await twoNights(product);
  const { firm, guard, access, payment } = nights;
  const states = new Map<Person, Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>>();
  const open = async (who: Person, timezoneId: string): Promise<Page> => {
    const known = states.get(who);
    const context = await browser.newContext({ baseURL, timezoneId, ...(known && { storageState: known }) });
    const page = await context.newPage();
    if (!known) {
      await be(who, page);
      states.set(who, await context.storageState());
    }
    return page;
  };

  for (const zone of ['America/Boise', 'Europe/Paris', 'Asia/Tokyo']) {
    await test.step(zone, async () => {
      const isElsewhere = zone !== 'America/Boise';
      const planning = await open(firm.administrator, zone);
      await readPlanner(planning, nights, isElsewhere);
      await planning.context().close();
      const own = await open(guard, zone);
      await readPortal(own, nights, isElsewhere);
      await own.context().close();
    });
  }

  const bytes = async (path: string, token: string) => {
    const answer = await fetch(`${product.address('gateway')}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status, path).toBe(200);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const guards = (await openSession(product, guard)).access;
  await test.step('mail', async () => {
    const { text } = await mailbox.waitFor(guard.email, `New shift · Nightwatch ${firm.administrator.username}`);
    expect(text).toContain(coming.when);
  });
  await test.step('receipt', async () => {
    const { text } = await textOf(await bytes(`/planner/employees/me/payments/${payment}/receipt/`, guards));
    expect(text).toContain(calendarDay(past.day, 'en'));
  });
  await test.step('issue 32.15: the receipt speaks the language of whoever is paid, with its dates', async () => {
    const settings = await read<object>(product, '/planner/settings/', guards);
    await send(product, 'PUT', '/planner/settings/', { ...settings, language: 'fr' }, guards);
    const path = `/planner/payments/${payment}/receipt/`;
    const { text } = await textOf(await bytes(path, access));
    expect(text).toContain('Reçu de paiement');
    expect(text).toContain(calendarDay(past.day, 'fr'));
  });
  await test.step('calendar', async () => {
    const mutation = 'mutation { renewMyCalendarFeed { url } }';
    const answer = await send<{ data: { renewMyCalendarFeed: { url: string } } }>(
      product,
      'POST',
      '/graphql',
      { query: mutation },
      guards,
    );
    const calendar = await (await fetch(answer.data.renewMyCalendarFeed.url)).text();
    // An instant, which every calendar shows in the zone of its reader.
    expect(calendar).toContain(`DTSTART:${year + 1}0101T040000Z`);
    expect(calendar).toContain(`DTEND:${year + 1}0101T120000Z`);
  });
  await test.step('CSV', async () => {
    const csv = new TextDecoder().decode(await bytes('/planner/shifts/export/', access));
    for (const { day } of [past, coming]) expect(csv).toMatch(new RegExp(`${day} 21:00.*America/Boise`));
  });
});
