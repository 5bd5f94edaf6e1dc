import { startTestGateway, type TestGateway } from '../test/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test.each(['/api/schema', '/api/schema/'])('%s is the description of the API', async (path) => {
  const answer = await fetch(gateway.url + path);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
});

test('/api/docs/ is a page whose files are all served, and which runs nothing else', async () => {
  const answer = await fetch(`${gateway.url}/api/docs/`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  const html = await answer.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
  expect(files).toHaveLength(4);
  for (const path of files) {
    const file = await fetch(gateway.url + path);
    expect([path, file.status]).toEqual([path, 200]);
    await file.body?.cancel();
  }
});

test.each(['package.json', '__proto__', '..%2f..%2fpackage.json'])('no other file is: %s', async (name) => {
  expect((await fetch(`${gateway.url}/api/docs/assets/${name}`)).status).toBe(404);
});

test('production describes the API, but has no page that runs scripts', async () => {
  const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://site.example' };
  const production = await startTestGateway({ env });
  const statusOf = async (path: string) => (await fetch(`${production.url}${path}`)).status;
  expect(await Promise.all(['/api/schema/', '/api/docs/', '/api/docs/assets/start.js'].map(statusOf))).toEqual([
    200, 404, 404,
  ]);
  await production.close();
});
