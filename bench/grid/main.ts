/**
 * How smooth the week grid of a large firm is in a browser, scrolled down and back, and a shift dragged across it: 200 employees with
 * 1,500 shifts in the week, and 500 posts with 2,000 guards. The same page at rest is what the machine can do at all.
 */
import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import pg from 'pg';
import { chromium, type Page } from 'playwright';
import { loadPosts } from '../demand/load.ts';
import { loadFirm } from '../shifts/load.ts';
import { required } from '../support/environment.ts';
import { median } from '../support/median.ts';
import { framesWhile, type Frames } from './frames.ts';

const rounds = 3;
const edge = required('EDGE_URL');

const database = new pg.Client(required('SCHEDULING_DATABASE_URL'));
await database.connect();
const week = 1_500;
const { company } = await loadFirm(database, demoAccounts.manager.id, { amount: 6 * week, days: 42, past: 21 });
const firms = [
  ['employees', company],
  ['posts', (await loadPosts(database, 500)).company],
] as const;
await database.end();

const browser = await chromium.launch({
  executablePath: required('CHROMIUM_PATH'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${edge}/login`);
  await page.getByLabel('Username').fill('manager');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(sign in|log ?in)$/i })
    .click();
  await page.waitForURL((url) => url.pathname !== '/login');
  for (const [by, firm] of firms) {
    const opened = performance.now();
    await page.goto(`${edge}/admin/planner/shift-scheduler?company=${firm}&by=${by}`);
    await page.getByRole('grid').locator('[data-shift]').first().waitFor();
    console.log(
      `\nRows of ${by}, opened in ${((performance.now() - opened) / 1_000).toFixed(1)} s; median of ${rounds} rounds`,
    );
    const told: Record<string, Frames[]> = { 'at rest': [], scrolled: [], 'a shift dragged': [] };
    for (let round = 0; round < rounds; round += 1) {
      told['at rest']!.push(await framesWhile(page, () => page.waitForTimeout(2_000)));
      told['scrolled']!.push(await framesWhile(page, () => scroll(page)));
      told['a shift dragged']!.push(await framesWhile(page, () => drag(page)));
      console.log(`  round ${round + 1} of ${rounds}`);
    }
    console.log('                     frames/s   p95 of frames   longest   over 50 ms');
    for (const [name, frames] of Object.entries(told)) {
      const figure = (key: keyof Frames) => median(frames.map((one) => one[key]));
      const figures = [
        figure('perSecond').toFixed(0).padStart(8),
        `${figure('p95').toFixed(0)} ms`.padStart(15),
        `${figure('longest').toFixed(0)} ms`.padStart(9),
        figure('long').toFixed(0).padStart(12),
      ];
      console.log(`  ${name.padEnd(18)} ${figures.join(' ')}`);
    }
  }
} finally {
  await browser.close();
}

/** Down and back for two seconds each, as far in each frame as a fast wheel goes. */
function scroll(page: Page): Promise<void> {
  return page.getByRole('grid').evaluate(async (grid) => {
    for (const step of [80, -80]) {
      const until = performance.now() + 2_000;
      while (performance.now() < until) {
        grid.scrollBy(0, step);
        await new Promise(requestAnimationFrame);
      }
    }
  });
}

/** Across the days and rows in sight, and back where it was. */
async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('grid').locator('[data-shift]:not(.gap)').first().boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + 30, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [toX, toY] of [
    [x + 700, y + 350],
    [x, y + 400],
    [x + 700, y],
    [x, y],
  ] as const) {
    await page.mouse.move(toX, toY, { steps: 30 });
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
