import { demoPassword } from '@portfolio/demo/accounts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { heading } from '../support/screens.ts';

/** Calls the API as an administrator. */
async function administrator(product: Product) {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${product.address('edge')}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.ok).toBe(true);
    return answer.status === 204 ? undefined : answer.json();
  };
  const { access } = await call('POST', '/auth/login/', { username: 'staff', password: demoPassword });
  return (method: string, path: string, body?: unknown) => call(method, path, body, access);
}

const document = async (product: Product, path: string) => {
  const answer = await fetch(product.address('edge') + path);
  return { status: answer.status, text: await answer.text() };
};

test.describe('readings: drafts and patron posts must not leak through any side door', () => {
  test.use({ as: 'staff' });

  test('a draft is 404 for everybody, in no sitemap and no feed; its screen is still previewed by an administrator', async ({
    page,
    product,
  }) => {
    const call = await administrator(product);
    const slug = `secret-plan-${Date.now()}`;
    const { id } = await call('POST', '/pages/', { title: 'Secret plan', slug, is_published: false });
    try {
      await expect.poll(async () => (await document(product, `/page/${slug}`)).status).toBe(404);
      expect((await document(product, `/page/${slug}`)).text).not.toContain('Secret plan');
      for (const path of ['/sitemap.xml', '/feed.xml']) {
        expect((await document(product, path)).text).not.toContain(slug);
      }
      await page.goto(`/page/${slug}`);
      await expect(heading(page)).toHaveText('Secret plan');
      await expect(page).toHaveTitle('Secret plan · Portfolio');
      await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();

      await call('PATCH', `/pages/${id}/`, { is_published: true });
      // What the edge remembers is asked for again within seconds.
      await expect
        .poll(() => document(product, `/page/${slug}`), { timeout: 45_000 })
        .toMatchObject({ status: 200, text: expect.stringContaining('<title>Secret plan · Portfolio</title>') });
    } finally {
      await call('DELETE', `/pages/${id}/`);
    }
  });

  test('of patron posts nothing is told', async ({ product }) => {
    const call = await administrator(product);
    const { results } = await call('GET', '/blog/posts/');
    expect(results.length).toBeGreaterThan(0);
    const told = await Promise.all(['/sitemap.xml', '/feed.xml'].map((path) => document(product, path)));
    for (const { slug, title } of results) {
      const post = await document(product, `/patron-blog/${slug}`);
      expect(post).toEqual(await document(product, '/patron-blog/no-such-post'));
      for (const { text } of [post, ...told]) {
        expect(text).not.toContain(title);
        expect(text).not.toContain(slug);
      }
    }
  });
});
