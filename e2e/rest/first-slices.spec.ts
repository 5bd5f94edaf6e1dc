import { demoPassword } from '@portfolio/demo/accounts';
import { expect, test } from '../support/test.ts';

for (const base of ['', '/api']) {
  test.describe(`REST at the gateway, below "${base}/"`, () => {
    test('core-site §7: the list of projects', async ({ request, product }) => {
      const answer = await request.get(`${product.address('gateway')}${base}/projects/`);
      expect(answer.status()).toBe(200);
      const body = await answer.json();
      expect(Object.keys(body)).toEqual(['count', 'next', 'previous', 'results']);
      expect(body.results[0]).toMatchObject({
        id: expect.any(Number),
        slug: expect.any(String),
        tags: expect.any(Array),
      });
    });

    test('readings: with and without a slash at the end, without a redirect', async ({ request, product }) => {
      const answer = await request.get(`${product.address('gateway')}${base}/projects/tags`, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
    });

    test('core-site §7: login, current user, refresh, logout', async ({ playwright, product }) => {
      const client = await playwright.request.newContext({ baseURL: product.address('gateway') });
      const login = await client.post(`${base}/auth/login/`, { data: { username: 'manager', password: demoPassword } });
      expect(login.status()).toBe(200);
      const { access, refresh, user } = await login.json();
      expect(user).toMatchObject({ username: 'manager', is_staff: false, is_admin: true });

      const headers = { authorization: `Bearer ${access}` };
      const current = await client.get(`${base}/auth/user/`, { headers });
      expect(await current.json()).toMatchObject({ username: 'manager' });
      const { cookies } = await client.storageState();
      const csrf = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
      const unsafe = { ...headers, 'X-CSRFToken': csrf };
      const renewed = await client.post(`${base}/auth/token/refresh/`, { data: { refresh }, headers: unsafe });
      expect(await renewed.json()).toMatchObject({ access: expect.any(String) });
      const logout = await client.post(`${base}/auth/logout/`, { data: { refresh }, headers: unsafe });
      expect(logout.ok()).toBe(true);
      const replay = await client.post(`${base}/auth/token/refresh/`, { data: { refresh }, headers: unsafe });
      expect(replay.status()).toBe(401);
      await client.dispose();
    });

    test('an unsafe request that carries the CSRF cookie must repeat it', async ({ playwright, product }) => {
      const client = await playwright.request.newContext({ baseURL: product.address('gateway') });
      await client.get(`${base}/projects/`);
      const answer = await client.post(`${base}/auth/login/`, { data: { username: 'guard', password: demoPassword } });
      expect(answer.status()).toBe(403);
      expect((await answer.json()).detail).toMatch(/^CSRF Failed: /);
      await client.dispose();
    });

    test('what needs a user answers 401 without one', async ({ request, product }) => {
      const answer = await request.get(`${product.address('gateway')}${base}/planner/admin-stats/`);
      expect(answer.status()).toBe(401);
      // Statistics errors also carry `error`, the sentence that the dashboard shows.
      const sentence = 'Authentication credentials were not provided.';
      expect(await answer.json()).toEqual({ detail: sentence, error: sentence });
      expect(answer.headers()['www-authenticate']).toBe('Bearer realm="api"');
    });
  });
}

test('internal calls are never forwarded', async ({ request, product }) => {
  const answer = await request.get(`${product.address('gateway')}/internal/anything`);
  expect(answer.status()).toBe(404);
});
