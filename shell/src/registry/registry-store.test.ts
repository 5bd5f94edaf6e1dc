import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { registry, remote } from '../testing/registry.ts';
import { createRegistryStore } from './registry-store.ts';

const next = { remotes: [...registry.remotes, remote('mfe-new', [{ path: '/new', guard: 'open' }])] };

function setUp(answer: unknown, inlined?: unknown) {
  const report = jest.fn();
  const load = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  return { report, load, store: createRegistryStore({ inlined, load, report, retryEvery: 5 }) };
}

beforeEach(() => localStorage.clear());

test('what the page brings is there at once and nothing is fetched', () => {
  const { store, load } = setUp(next, registry);
  expect(store.get()).toEqual(registry);
  expect(load).not.toHaveBeenCalled();
});

test('a refresh takes over what is live now', async () => {
  const { store } = setUp(next, registry);
  const heard = jest.fn();
  store.subscribe(heard);
  await store.refresh();
  expect(store.get()).toEqual(next);
  await store.refresh();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('several refreshes at once ask once', async () => {
  const { store, load } = setUp(next, registry);
  await Promise.all([store.refresh(), store.refresh()]);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['that cannot be fetched', new Error('503')],
  ['that is none', '<!doctype html>'],
  ['with a remote that lacks its entry', { remotes: [{ ...registry.remotes[0], entry: undefined }] }],
  [
    'that gives a route to two remotes',
    { remotes: [...registry.remotes, remote('mfe-thief', [{ path: '/', guard: 'open' }])] },
  ],
])('a registry %s changes nothing and is reported', async (_, answer) => {
  const { store, report } = setUp(answer, registry);
  await store.refresh();
  expect(store.get()).toEqual(registry);
  expect(report).toHaveBeenCalledTimes(1);
});

test('without one in the page, it is fetched', async () => {
  const { store } = setUp(registry);
  expect(store.get()).toBeUndefined();
  await store.refresh();
  expect(store.get()).toEqual(registry);
});

test('the last good one of this device stands in for a dead one', async () => {
  await setUp(registry).store.refresh();
  const { store } = setUp(new Error('down'));
  expect(store.get()).toEqual(registry);
});

test('with none at all, it is asked for until there is one', async () => {
  const report = jest.fn();
  let up = false;
  const load = () => (up ? Promise.resolve(registry) : Promise.reject(new Error('down')));
  const store = createRegistryStore({ inlined: undefined, load, report, retryEvery: 5 });
  await waitFor(() => expect(report.mock.calls.length).toBeGreaterThan(1));
  up = true;
  await waitFor(() => expect(store.get()).toBeDefined());
  expect(store.get()).toEqual(registry);
});
