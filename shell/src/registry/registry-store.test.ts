import { generateKeyPairSync, sign } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Published, RegistryRemote, Signed } from '@portfolio/remote-kit/manifest';
import { waitFor } from '@testing-library/react';
import { registry, remote } from '../testing/registry.ts';
import { createRegistryStore } from './registry-store.ts';

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: publicKey.export({ format: 'jwk' }).x!, privateKey };
};
const [ours, theirs] = [pair(), pair()];
const inForce = { since: '2026-01-01T00:00:00Z', commit: 'abc' };

function signed(change: Partial<Published> = {}, { key, privateKey } = ours): Signed {
  const published: Published = {
    sequence: 5,
    issued: '2026-01-01T00:00:00Z',
    expires: '2999-01-01T00:00:00Z',
    remotes: registry.remotes.map((live) => ({ name: live.name, live, ...inForce })),
    ...change,
  };
  const payload = JSON.stringify(published);
  return {
    payload,
    signatures: [{ key, signature: sign(null, Buffer.from(payload), privateKey).toString('base64url') }],
  };
}

const fresh = remote('mfe-new', [{ path: '/new', guard: 'open' }]);
const next = signed({ sequence: 6, remotes: [{ name: fresh.name, live: fresh, ...inForce }] });
const nextRegistry = { remotes: [fresh] };

function setUp(answer: unknown, brought?: unknown) {
  const report = jest.fn();
  const load = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const store = createRegistryStore({ brought, load, report, keys: [ours.key], retryEvery: 5 });
  return { report, load, store };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what the page brings is there at once, is found good, and nothing is fetched', async () => {
  const { store, load, report } = setUp(next, signed());
  expect(store.get()).toEqual(registry);
  await store.trusted();
  expect(store.get()).toEqual(registry);
  expect(load).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test('what a page brings that has only begun now is shown when it is there, and nothing else is asked for', async () => {
  const { store, load } = setUp(next, Promise.resolve(signed()));
  await store.trusted();
  expect(store.get()).toEqual(registry);
  expect(load).not.toHaveBeenCalled();
});

test('what the page brings unsigned is gone before anything of it may run', async () => {
  const { store, report } = setUp(new Error('down'), signed({}, theirs));
  await store.trusted();
  expect(store.get()).toBeUndefined();
  expect(report).toHaveBeenCalled();
});

test('a refresh takes over what is live now', async () => {
  const { store } = setUp(next, signed());
  const heard = jest.fn();
  store.subscribe(heard);
  await store.refresh();
  expect(store.get()).toEqual(nextRegistry);
  await store.refresh();
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['that the page brought', signed(), signed(), 0],
  ['that was taken over', next, signed(), 1],
])('one %s is checked and written down once', async (_, answer, brought, times) => {
  const { store } = setUp(answer, brought);
  await store.trusted();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  for (let round = 0; round < 3; round += 1) await store.refresh();
  expect(write).toHaveBeenCalledTimes(times);
});

test('several refreshes at once ask once', async () => {
  const { store, load } = setUp(next, signed());
  await Promise.all([store.refresh(), store.refresh()]);
  expect(load).toHaveBeenCalledTimes(1);
});

const thief = remote('mfe-thief', [{ path: '/', guard: 'open' }]);
const flipped = { ...next, payload: next.payload.replace('mfe-new', 'mfe-nex') };

test.each<[string, unknown]>([
  ['that cannot be fetched', new Error('503')],
  ['that is none', '<!doctype html>'],
  ['unsigned', { ...next, signatures: [] }],
  ['signed by somebody else', signed({ sequence: 6 }, theirs)],
  ['with a letter changed', flipped],
  ['that is older', signed({ sequence: 4, remotes: [] })],
  ['that has expired', signed({ sequence: 6, expires: '2026-01-02T00:00:00Z' })],
  [
    'with a remote that lacks its entry',
    signed({ sequence: 6, remotes: [{ name: 'x', live: {} as RegistryRemote, ...inForce }] }),
  ],
  [
    'that gives a route to two remotes',
    signed({
      sequence: 6,
      remotes: [...registry.remotes, thief].map((live) => ({ name: live.name, live, ...inForce })),
    }),
  ],
])('a registry %s changes nothing and is reported', async (_, answer) => {
  const { store, report } = setUp(answer, signed());
  await store.refresh();
  expect(store.get()).toEqual(registry);
  expect(report).toHaveBeenCalledTimes(1);
});

test('without one in the page, it is fetched', async () => {
  const { store } = setUp(signed());
  expect(store.get()).toBeUndefined();
  await store.refresh();
  expect(store.get()).toEqual(registry);
});

describe('the last good one of this device', () => {
  test('stands in for a dead one', async () => {
    await setUp(signed()).store.refresh();
    const { store } = setUp(new Error('down'));
    await store.trusted();
    expect(store.get()).toEqual(registry);
  });

  test('is not believed when somebody has changed it', async () => {
    localStorage.setItem('registry', JSON.stringify(flipped));
    const { store } = setUp(new Error('down'));
    await store.trusted();
    expect(store.get()).toBeUndefined();
  });

  test('keeps an older one from being taken over later', async () => {
    await setUp(next).store.refresh();
    const { store, report } = setUp(signed(), signed());
    await store.refresh();
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('older than 6') }),
      expect.anything(),
    );
  });

  test('is done without where storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, report } = setUp(next, signed());
    await store.refresh();
    expect(store.get()).toEqual(nextRegistry);
    expect(report).not.toHaveBeenCalled();
  });
});

test('with none at all, it is asked for until there is one', async () => {
  const report = jest.fn();
  let up = false;
  const load = () => (up ? Promise.resolve(signed()) : Promise.reject(new Error('down')));
  const store = createRegistryStore({ brought: undefined, load, report, keys: [ours.key], retryEvery: 5 });
  await waitFor(() => expect(report.mock.calls.length).toBeGreaterThan(1));
  up = true;
  await waitFor(() => expect(store.get()).toBeDefined());
  expect(store.get()).toEqual(registry);
});

test('a release that fails gives way to the one before, once', async () => {
  const before = { ...fresh, release: 'r0' };
  const { store } = setUp(next, signed({ remotes: [{ name: fresh.name, live: fresh, previous: before, ...inForce }] }));
  expect(store.fallBack(fresh)).toBe(true);
  expect(store.get()).toEqual({ remotes: [before] });
  expect(store.fallBack(before)).toBe(false);
  expect(store.get()).toEqual({ remotes: [before] });
});

describe("a developer's own remote", () => {
  const mine = { ...remote('mfe-public', [{ path: '/', guard: 'open' }]), release: 'mine', development: true as const };
  const withOwn = (row: Promise<RegistryRemote | undefined>, drop = jest.fn()) =>
    createRegistryStore({
      brought: signed(),
      load: () => Promise.resolve(signed()),
      report: jest.fn(),
      keys: [ours.key],
      local: { row, drop },
    });

  test('takes the place of the released one before anything is shown, and gives it back when it fails', async () => {
    const drop = jest.fn();
    const store = withOwn(Promise.resolve(mine), drop);
    expect(store.get()).toBeUndefined();
    await store.trusted();
    expect(store.get()?.remotes.map(({ release }) => release)).toEqual(['mine', 'r1', 'r1', 'r1']);
    expect(store.fallBack(mine)).toBe(true);
    expect(drop).toHaveBeenCalled();
    expect(store.get()).toEqual(registry);
  });

  test('that is not there leaves what is released', async () => {
    const store = withOwn(Promise.resolve(undefined));
    await store.trusted();
    expect(store.get()).toEqual(registry);
  });
});
