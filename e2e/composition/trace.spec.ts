import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPath } from '../support/product.ts';
import { receiveSpans } from '../support/spans.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'staff' });

/** The parts in whose logs a line has the text: in a cluster, of any of their instances. */
const logged = (text: string): string[] => {
  const folder = join(dataPath, 'logs');
  const files = readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
  return files.map((file) => file.replace(/(?:-\d)?\.log$/, ''));
};

test('the id in an error panel finds the trace, the lines of the logs and the statement', async ({ page }) => {
  const spans = await receiveSpans();
  // Everything is done, and the answer is lost on its way.
  await page.route('**/graphql*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/admin/contact');
  await expect(page.getByText('Failed to load messages.')).toBeVisible();
  const id = await page
    .getByText(/^ID [0-9a-f]{32}$/)
    .locator('code')
    .innerText();
  await expect
    .poll(() => spans.of(id).map(({ service }) => service))
    .toEqual(expect.arrayContaining(['edge', 'gateway', 'content']));
  await expect
    .poll(() => spans.of(id).map(({ statement }) => statement?.trim()))
    .toContainEqual(expect.stringMatching(/^SELECT/));
  await expect.poll(() => logged(id)).toEqual(expect.arrayContaining(['gateway', 'content']));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  spans.close();
});
