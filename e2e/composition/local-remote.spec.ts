import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { withChanged } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

const lead = 'Questions, ideas, a project: write, call, or say hello.';
const mine = 'Written on my own machine a minute ago.';

/** What `npm run dev -- --against` serves. */
async function serve(folder: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    readFile(join(folder, new URL(request.url ?? '/', 'http://local').pathname)).then(
      (content) =>
        response
          .writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': typeOf(request.url) })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const typeOf = (url = ''): string => (url.endsWith('.json') ? 'application/json' : 'text/javascript');

test('decision 0501: a remote of the developer’s own machine takes its place in their tab, says so, and goes with one click or by itself', async ({
  page,
  context,
  product,
}) => {
  const badge = page.getByRole('status').filter({ hasText: 'comes from your machine' });
  await withChanged(product, 'mfe-public', { [lead]: mine }, async (folder) => {
    const { server, address } = await serve(folder);
    await page.goto(`/contact?local-remote=${address}`);
    await expect(page.getByText(mine)).toBeVisible();
    await expect(badge).toContainText(`mfe-public comes from your machine (${address})`);

    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByText(lead)).toBeVisible();
    await other.close();

    await page.reload();
    await expect(page.getByText(mine)).toBeVisible();
    await badge.getByRole('button', { name: 'Show the released version' }).click();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(badge).toHaveCount(0);

    await page.goto(`/contact?local-remote=${address}`);
    await expect(badge).toBeVisible();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await page.reload();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByText(`${address} does not answer.`)).toBeVisible();
  });
});
