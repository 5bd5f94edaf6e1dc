import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands.ts';

/** Presses what is needed less often, below a button of the week's bar. */
export async function pressMore(page: Page, { press }: Hands, name: string) {
  const more = page.getByRole('group', { name: 'More' });
  if (!(await more.isVisible())) await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(more.getByRole('button', { name }));
}

/** Prints the week in sight, on landscape pages, or upright a sheet for each site. @returns how many pages come out, as was said before */
export async function printWeek(page: Page, hands: Hands, what: 'week' | 'sites'): Promise<number> {
  const dialog = page.getByRole('dialog');
  // Without a screen a browser shows no dialog to print; what it would print is asked for below.
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-asked-to-print', '')));
  await pressMore(page, hands, 'Print');
  if (what === 'sites') await dialog.getByLabel('What to print').selectOption('sites');
  const said = await dialog.getByRole('status').textContent();
  await hands.press(dialog.getByRole('button', { name: 'Print' }));
  await expect(page.locator('body[data-asked-to-print]')).toBeAttached();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const sizes = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    width,
    height,
  ]);
  const lies = sizes.map(([width, height]) => Number(width) > Number(height));
  expect(new Set(lies), 'landscape').toEqual(new Set([what === 'week']));
  expect(said).toMatch(new RegExp(`^${sizes.length} `));
  return sizes.length;
}
