import type { Page } from '@playwright/test';
import { openSession, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { grid, week } from '../scheduling/grid.ts';
import { pointer } from '../scheduling/hands.ts';
import { printWeek } from '../scheduling/paper.ts';

/** Rows that are whole between the names of the days and the totals. */
const wholeRows = (page: Page): Promise<number> =>
  grid(page).evaluate((element) => {
    const top = element.querySelector('.head')!.getBoundingClientRect().bottom;
    const bottom = Math.min(element.querySelector('.foot')!.getBoundingClientRect().top, innerHeight);
    const rows = [...element.querySelectorAll('.body > .row')].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.top >= top - 0.5 && row.bottom <= bottom + 0.5).length;
  });

/** Times that are wider than the room they have, among all rows while the grid is scrolled through. */
const cutTimes = (page: Page): Promise<{ seen: number; cut: string[] }> =>
  grid(page).evaluate(async (element) => {
    const found = new Map<string, string | undefined>();
    for (let top = 0; top <= element.scrollHeight; top += 300) {
      element.scrollTop = top;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (const when of element.querySelectorAll<HTMLElement>('[data-shift] .when')) {
        const block = when.closest<HTMLElement>('[data-shift]')!;
        const isCut =
          when.scrollWidth > when.clientWidth + 1 ||
          when.getBoundingClientRect().right > block.getBoundingClientRect().right;
        found.set(block.dataset['shift']!, isCut ? (when.textContent ?? '') : undefined);
      }
    }
    element.scrollTop = 0;
    return { seen: found.size, cut: [...found.values()].filter((text) => text !== undefined) };
  });

test('look.md, the week: 35 people by 7 days are planned from one screen, in lines of 36 px whose times can be read', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  test.slow();
  const firm = await foundFirm(product);
  const { access } = await openSession(product, firm.administrator);
  const person = (number: number) => ({
    first_name: `Guard${number}`,
    last_name: 'Featherstonehaugh',
    email: `guard-${number}.${firm.administrator.email}`,
    phone: '1',
    hourly_rate: '20.00',
  });
  const people = [...firm.employees];
  for (let number = people.length; number < 35; number += 1) {
    people.push(await send(product, 'POST', '/planner/employees/', person(number), access));
  }
  const kinds = [
    ['22:30', '06:15'],
    ['06:00', '14:00'],
    ['22:00', '06:00'],
  ] as const;
  for (const [index, { id }] of people.entries()) {
    const [from, to] = kinds[index % kinds.length]!;
    await Promise.all(
      Array.from({ length: 7 }, (_, day) =>
        firm.plan({
          client: firm.clients[index % 2]!.id,
          employee: id,
          start_time: `2027-03-${String(8 + day).padStart(2, '0')}T${from}:00Z`,
          end_time: `2027-03-${String(8 + day + (to < from ? 1 : 0)).padStart(2, '0')}T${to}:00Z`,
        }),
      ),
    );
  }
  await be(firm.administrator);

  for (const [width, height, rows] of [
    [1280, 800, 14],
    [1440, 900, 17],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(week);
    await expect(grid(page).locator('[data-shift]').first()).toBeVisible();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(rows);
    const { y: top } = (await grid(page).boundingBox())!;
    expect(top, 'what is above the grid').toBeLessThanOrEqual(130);
    for (const language of ['English', 'Français']) {
      await page.getByRole('contentinfo').getByRole('button', { name: language }).press('Enter');
      await page.evaluate(() => scrollTo(0, 0));
      expect(await cutTimes(page)).toEqual({ seen: 35 * 7, cut: [] });
      const bar = (await page.locator('[data-tool] > :first-child').boundingBox())!;
      expect(bar.height, `the bar in ${language}`).toBeLessThanOrEqual(48);
    }
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).press('Enter');
  }

  await expect(grid(page).locator('.load').first()).toHaveText(/^\d+(?:\.\d)?\/40$/);

  await test.step('only the grid scrolls: days and totals stay', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await grid(page).hover();
    await page.mouse.wheel(0, 400);
    await expect(grid(page).locator('.head')).toBeInViewport({ ratio: 1 });
    await expect(grid(page).locator('.foot')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('a focus shows everything of a shift, Escape hides it', async () => {
    const block = grid(page).locator('[data-shift]').first();
    await block.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const card = page.getByRole('tooltip');
    await expect(card).toContainText(/Featherstonehaugh|Archer|Baker|Carter/);
    await expect(card).toContainText('Scheduled');
    await checkBothThemes();
    // The grid follows the focus, below a pointer at rest, and the card does.
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowDown');
    const focused = page.locator('[data-shift]:focus');
    expect(await grid(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    const name = grid(page).getByRole('row').filter({ has: focused }).locator('.who');
    await expect(card).toContainText((await name.textContent())!);
    const [{ y: top, height }, at] = [(await focused.boundingBox())!, (await card.boundingBox())!];
    expect(Math.min(Math.abs(at.y - top - height), Math.abs(top - at.y - at.height)), 'beside it').toBeLessThan(8);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  await test.step('on paper they are two landscape pages at most, as was told before', async () => {
    expect(await printWeek(page, pointer, 'week')).toBeLessThanOrEqual(2);
  });

  await test.step('the navigation may be icons only, which is remembered', async () => {
    const before = (await grid(page).boundingBox())!.width;
    await page.getByRole('button', { name: 'Icons only' }).click();
    await page.reload();
    await expect(grid(page)).toBeVisible();
    expect((await grid(page).boundingBox())!.width).toBeGreaterThan(before + 100);
    await expect(page.getByRole('link', { name: 'Timesheets' })).toBeVisible();
  });

  await test.step('two lines a shift remain a choice', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('combobox', { name: 'Density' }).selectOption({ label: 'Two lines a shift' });
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(grid(page).locator('[data-shift]').first()).toContainText('(+1)');
    expect(await wholeRows(page)).toBeLessThan(14);
  });
});
