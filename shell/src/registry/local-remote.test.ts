import type { Release } from '@portfolio/remote-kit/manifest';
import { registry, remote } from '../testing/registry.ts';
import { createLocalRemote, withLocal } from './local-remote.ts';

const from = 'http://localhost:3003';
const release: Release = {
  name: 'mfe-public',
  version: '1.0.0',
  release: 'mine',
  contract: '2.0',
  entry: 'remote.js',
  preload: ['remote.js'],
  routes: [{ path: '/', guard: 'open' }],
  links: [],
  shared: {},
  operations: [],
  languages: ['en', 'es', 'fr'],
  files: { 'remote.js': 'hash' },
};

const answers = (answer: () => Promise<Response>): void => {
  globalThis.fetch = jest.fn(answer);
};
beforeEach(() => {
  answers(() => Promise.resolve(Response.json(release)));
  window.history.replaceState(null, '', `/projects?page=2&local-remote=${from}`);
});
afterEach(() => sessionStorage.clear());

test('the address names it once; the tab keeps it, and the address does not', async () => {
  const first = createLocalRemote(true);
  expect(await first.row).toMatchObject({ name: 'mfe-public', entry: `${from}/remote.js`, development: true });
  expect(first.state.get()).toEqual({ status: 'running', name: 'mfe-public', from });
  expect(window.location.search).toBe('?page=2');
  expect(await createLocalRemote(true).row).toBeDefined();
});

test('a deployment that allows none says so, and nothing is asked', () => {
  const local = createLocalRemote(false);
  expect(local.row).toBeUndefined();
  expect(local.state.get()).toEqual({ status: 'refused', from });
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(createLocalRemote(true).row).toBeUndefined();
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('refused'))],
  ['is something else', () => Promise.resolve(Response.json({ name: 'x' }))],
])('one that %s resets itself', async (_, answer) => {
  answers(answer);
  const local = createLocalRemote(true);
  expect(await local.row).toBeUndefined();
  expect(local.state.get()).toEqual({ status: 'gone', from });
  expect(createLocalRemote(true).row).toBeUndefined();
});

test.each(['https://elsewhere.example', 'http://localhost.elsewhere.example:80', 'javascript:alert(1)', ''])(
  '"%s" is no program of this machine',
  (address) => {
    window.history.replaceState(null, '', `/?local-remote=${encodeURIComponent(address)}`);
    const local = createLocalRemote(true);
    expect(local.row).toBeUndefined();
    expect(local.state.get()).toBeUndefined();
  },
);

test('it takes the place of the remote with its name, or comes beside the others', () => {
  const mine = { ...remote('mfe-public', [{ path: '/', guard: 'open' }]), release: 'mine' };
  expect(withLocal(registry, mine).remotes.map((each) => each.release)).toEqual(['mine', 'r1', 'r1', 'r1']);
  expect(withLocal(registry, { ...mine, name: 'mfe-new' }).remotes.at(-1)?.name).toBe('mfe-new');
});
