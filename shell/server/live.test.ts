import { eventually } from '@portfolio/testkit';
import type { Registry } from '@portfolio/remote-kit/manifest';
import { readEnvironment } from '@portfolio/service-kit/environment';
import { createEdge } from './edge.ts';
import { edgeEnvironment } from './environment.ts';
import { registry, startTestEdge, template, type TestEdge } from './test/edge.ts';

let edge: TestEdge;
beforeEach(async () => {
  edge = await startTestEdge();
});
afterEach(() => edge.close());

/** Asks again until the edge has noticed a change. */
const until = (path: string, isThere: (text: string) => boolean): Promise<Response> =>
  eventually(`${path} shows the change`, async () => {
    const answer = await fetch(edge.url + path);
    return isThere(await answer.clone().text()) && answer;
  });

const moved: Registry = {
  remotes: [
    {
      ...registry.remotes[0]!,
      release: 'r2',
      entry: 'https://new.example/r2/remote.js',
      preload: ['https://new.example/r2/remote.js'],
    },
  ],
};

test('/registry.json is the registry, checked at each use', async () => {
  const answer = await fetch(`${edge.url}/registry.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.json()).toEqual(registry);
});

test('a new registry is live without a restart: in the page, its policy, its preloads and its routes', async () => {
  expect((await fetch(`${edge.url}/planner/register/t`)).status).toBe(200);
  await edge.writeRegistry(JSON.stringify(moved));
  await until('/registry.json', (text) => text.includes('r2'));
  const page = await fetch(`${edge.url}/`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' https://new.example;");
  const html = await page.text();
  expect(html).toContain('as="script" href="https://new.example/r2/remote.js"');
  expect(html).not.toContain('localhost:3001');
  expect((await fetch(`${edge.url}/planner/register/t`)).status).toBe(404);
});

test.each([
  ['half-written', '{"remotes": ['],
  ['of another shape', '{"remotes": [{"name": "x"}]}'],
  [
    'with two owners of one route',
    JSON.stringify({ remotes: [registry.remotes[0], { ...registry.remotes[1], routes: registry.remotes[0]!.routes }] }),
  ],
])('a registry that is %s changes nothing', async (_, text) => {
  const refused = edge.untilLogged('a file cannot be used; the last good one stays');
  await edge.writeRegistry(text);
  await refused;
  expect(await (await fetch(`${edge.url}/registry.json`)).json()).toEqual(registry);
  await edge.writeRegistry(JSON.stringify(moved));
  await until('/registry.json', (now) => now.includes('r2'));
});

test('a new build of the shell is live without a restart, a half-written one never', async () => {
  const refused = edge.untilLogged('a file cannot be used; the last good one stays');
  await edge.writeTemplate('<!doctype html><html>');
  await refused;
  expect(await (await fetch(`${edge.url}/`)).text()).toContain('<div id="root">');
  await edge.writeTemplate(template.replace('id="root"', 'id="root" class="new"'));
  const page = await until('/', (text) => text.includes('class="new"'));
  expect(page.status).toBe(200);
});

test('without a registry the shell is served all the same, but the edge is not ready until there is one', async () => {
  await edge.close();
  edge = await startTestEdge({ REGISTRY_PATH: `${import.meta.dirname}/no-registry.json` });
  expect((await fetch(`${edge.url}/projects/one`)).status).toBe(200);
  expect((await fetch(`${edge.url}/registry.json`)).status).toBe(503);
  expect((await fetch(`${edge.url}/health/live`)).status).toBe(200);
  const ready = await fetch(`${edge.url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'there is no registry' });
});

test('with both it is ready', async () => {
  expect((await fetch(`${edge.url}/health/ready`)).status).toBe(200);
});

test('a folder that does not exist is named in plain words', async () => {
  const environment = readEnvironment(edgeEnvironment, {
    GATEWAY_URL: 'http://127.0.0.1:1',
    REGISTRY_PATH: import.meta.filename,
    SHELL_PATH: '/nowhere/dist',
  });
  await expect(createEdge(environment)).rejects.toThrow('The folder /nowhere/dist of SHELL_PATH does not exist.');
});
