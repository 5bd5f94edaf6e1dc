import { setTimeout as sleep } from 'node:timers/promises';
import { publishedOn, publishWith, rollBack } from '../support/published.ts';
import { goTo, heading, loadedAt } from '../support/screens.ts';
import { alone, expect, test } from '../support/test.ts';

const lead = 'Questions, ideas, a project: write, call, or say hello.';
const changed = 'Anything at all: write, call, or say hello now.';

/** Reads pages, registry and files of releases until it is stopped. */
function startLoad(site: string, paths: readonly string[]) {
  const failed: string[] = [];
  let requests = 0;
  const ending = new AbortController();
  const reader = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      for (const path of paths) {
        const answer = await fetch(site + path).catch((error: unknown) => String(error));
        requests += 1;
        if (typeof answer === 'string' || !answer.ok)
          failed.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`);
        else await answer.arrayBuffer();
      }
      await sleep(20);
    }
  };
  const readers = [reader(), reader()];
  return {
    failed,
    async stop() {
      ending.abort();
      await Promise.all(readers);
      return requests;
    },
  };
}

test(
  'a release shows with the next navigation while a visitor clicks and others read: nothing fails, and a rollback shows within a second',
  { tag: alone },
  async ({ page, product }) => {
    const before = await publishedOn(product);
    const files = before.remotes.flatMap(({ live }) => live.preload);
    const load = startLoad(product.address('edge'), ['/', '/contact', '/projects', '/registry.json', ...files]);
    const failed: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
    });
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    const loaded = await loadedAt(page);

    await publishWith(product, 'mfe-public', { [lead]: changed });
    await expect.poll(async () => (await publishedOn(product)).sequence).toBeGreaterThan(before.sequence);
    // The very next one.
    await goTo(page, '/contact');
    await expect(page.getByText(changed)).toBeVisible();

    const began = Date.now();
    await rollBack('mfe-public');
    await expect
      .poll(async () => (await publishedOn(product)).sequence, { intervals: [50] })
      .toBeGreaterThan(before.sequence + 1);
    expect(Date.now() - began).toBeLessThan(1000);
    for (const path of ['/projects', '/contact']) await goTo(page, path);
    await expect(page.getByText(lead)).toBeVisible();

    expect(await load.stop()).toBeGreaterThan(20);
    expect([...load.failed, ...failed]).toEqual([]);
    expect(await loadedAt(page)).toBe(loaded);
    const after = await publishedOn(product);
    expect(after.remotes.map(({ live }) => live)).toEqual(before.remotes.map(({ live }) => live));
  },
);

test('decision 0510: a visitor asks by hashes in addresses, whose answers caches may share', async ({ page }) => {
  const answers: Promise<[string, string, string | null]>[] = [];
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (pathname === '/graphql')
      answers.push(answer.headerValue('cache-control').then((value) => [answer.request().method(), search, value]));
  });
  await page.goto('/');
  // The page came with its answers: the next screen asks for its own.
  await goTo(page, '/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const asked = await Promise.all(answers);
  expect(asked.length).toBeGreaterThan(0);
  for (const [method, search, caching] of asked) {
    expect([method, caching]).toEqual(['GET', 'public, max-age=0, s-maxage=5']);
    expect(search).toContain('sha256Hash');
    expect(search).not.toContain('query=');
  }
});
