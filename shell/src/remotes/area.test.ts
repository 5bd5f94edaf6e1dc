import type { RemoteLifecycles, RemoteProps } from '@portfolio/remote-kit';
import type { RegistryRemote } from '@portfolio/remote-kit/manifest';
import { createTestHost } from '@portfolio/remote-kit/testing';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { remote } from '../testing/registry.ts';
import { createArea, type AreaState } from './area.ts';
import { lifecyclesIn } from './lifecycles-in.ts';
import { Final } from './retry.ts';

const times = { load: 40, mount: 40, unmount: 40, heal: 15, healMost: 30 };
const never = new Promise<never>(() => {});
const broken = new Error('broken');

/** A remote that says its name; `part` replaces what goes wrong. */
const healthy = (part: Partial<RemoteLifecycles> = {}): RemoteLifecycles => ({
  bootstrap: () => Promise.resolve(),
  mount: async ({ domElement }) => {
    domElement.textContent = 'here';
  },
  unmount: () => Promise.resolve(),
  ...part,
});

/** Lets promises and timers that are due run. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

function setUp(load: (remote: RegistryRemote) => Promise<RemoteLifecycles>) {
  const host = createTestHost();
  const registry: { live: RegistryRemote; before?: RegistryRemote } = {
    live: remote('mfe-x', [{ path: '/', guard: 'open' }]),
  };
  const told: string[] = [];
  const outlet = document.createElement('div');
  const area = createArea({
    host,
    outlet,
    times,
    load: jest.fn(load),
    latest: () => registry.live,
    refresh: () => Promise.resolve(),
    fallBack: (failed) => {
      if (!registry.before || failed.release === registry.before.release) return false;
      registry.live = registry.before;
      return true;
    },
    outcomes: {
      started: ({ release }) => told.push(`${release} started`),
      failed: ({ release }) => told.push(`${release} failed`),
    },
  });
  areas.push(area);
  const until = (status: AreaState['status']) =>
    new Promise<AreaState>((resolve) => {
      const look = () => area.state.get().status === status && resolve(area.state.get());
      area.state.subscribe(look);
      look();
    });
  return { area, host, outlet, until, registry, told };
}

const areas: { leave: () => void }[] = [];
afterEach(() => {
  for (const area of areas.splice(0)) area.leave();
});

test('runs a remote, and takes its elements away when it is left', async () => {
  const unmount = jest.fn(() => Promise.resolve());
  const { area, outlet, until } = setUp(() => Promise.resolve(healthy({ unmount })));
  area.enter();
  expect(area.state.get()).toEqual({ status: 'loading' });
  await until('running');
  await turn();
  expect(outlet.textContent).toBe('here');
  area.leave();
  expect(area.state.get()).toEqual({ status: 'idle' });
  expect(outlet.childElementCount).toBe(0);
  expect(unmount).toHaveBeenCalledTimes(1);
});

describe('a failure costs the area only: it says which release failed and where', () => {
  const release = { name: 'mfe-x', version: '1.0.0', release: 'r1' };
  let props: RemoteProps | undefined;
  const crashing = (phase: 'render' | 'update') =>
    healthy({
      mount: async (given) => {
        props = given;
        given.domElement.textContent = 'here';
        if (phase === 'render') given.crashed({ phase, error: broken });
      },
    });

  test.each([
    ['cannot be loaded', 'load', () => Promise.reject(broken)],
    ['never arrives', 'load', () => never],
    ['throws when it starts', 'mount', () => Promise.resolve(healthy({ mount: () => Promise.reject(broken) }))],
    [
      'throws at once when it starts',
      'mount',
      () =>
        Promise.resolve(
          healthy({
            mount: () => {
              throw broken;
            },
          }),
        ),
    ],
    ['hangs while it starts', 'mount', () => Promise.resolve(healthy({ mount: () => never }))],
    ['hangs in bootstrap', 'mount', () => Promise.resolve(healthy({ bootstrap: () => never }))],
    ['throws at first render', 'render', () => Promise.resolve(crashing('render'))],
  ])('%s', async (_, phase, load: () => Promise<RemoteLifecycles>) => {
    const { area, outlet, until, host } = setUp(load);
    area.enter();
    expect(await until('failed')).toMatchObject({ crash: { phase }, release });
    expect(outlet.childElementCount).toBe(0);
    expect(host.reported).toHaveLength(1);
  });

  test('throws at an update', async () => {
    const { area, until } = setUp(() => Promise.resolve(crashing('update')));
    area.enter();
    await until('running');
    await turn();
    props?.crashed({ phase: 'update', error: broken });
    expect(area.state.get()).toMatchObject({ status: 'failed', crash: { phase: 'update', error: broken }, release });
  });

  test.each([
    ['rejects', () => Promise.reject(broken)],
    ['hangs', () => never],
    [
      'throws at once',
      () => {
        throw broken;
      },
    ],
  ])('%s at unmount: leaving is done at once, and coming back works', async (_, unmount) => {
    const { area, host, outlet, until } = setUp(() => Promise.resolve(healthy({ unmount })));
    area.enter();
    await until('running');
    area.leave();
    expect(area.state.get()).toEqual({ status: 'idle' });
    expect(outlet.childElementCount).toBe(0);
    area.enter();
    await until('running');
    await waitFor(() => expect(host.reported).toHaveLength(1));
  });

  test('what a remote says after it was left changes nothing', async () => {
    const { area, until } = setUp(() => Promise.resolve(crashing('update')));
    area.enter();
    await until('running');
    await turn();
    area.leave();
    props?.crashed({ phase: 'update', error: broken });
    props?.notFound('/');
    expect(area.state.get()).toEqual({ status: 'idle' });
  });
});

describe('a release that is broken gives way to the one before', () => {
  test.each<[string, () => Promise<RemoteLifecycles>]>([
    ['throws at import', () => Promise.reject(new Final('broken'))],
    ['has no lifecycles', async () => lifecyclesIn({ App: () => null }, 'mfe-x')],
    ['throws when it starts', () => Promise.resolve(healthy({ mount: () => Promise.reject(broken) }))],
  ])('when it %s, which is reported', async (_, load) => {
    const { area, host, until, registry, told } = setUp(({ release }) =>
      release === 'r1' ? load() : Promise.resolve(healthy()),
    );
    registry.before = { ...registry.live, release: 'r0' };
    area.enter();
    await waitFor(() => expect(told).toContain('r0 started'));
    expect(await until('running')).toEqual({ status: 'running' });
    expect(told).toEqual(['r1 started', 'r1 failed', 'r0 started']);
    expect(host.reported).toHaveLength(1);
  });

  test('once: when that is broken too, the panel names it', async () => {
    const { area, until, registry } = setUp(() => Promise.reject(new Final('broken')));
    registry.before = { ...registry.live, release: 'r0' };
    area.enter();
    expect(await until('failed')).toMatchObject({ release: { release: 'r0' } });
  });

  test('but not when it only cannot be reached', async () => {
    const { area, until, registry, told } = setUp(() => Promise.reject(broken));
    registry.before = { ...registry.live, release: 'r0' };
    area.enter();
    expect(await until('failed')).toMatchObject({ release: { release: 'r1' } });
    expect(told).toEqual([]);
  });
});

test('a remote that arrives after its area was left is not started', async () => {
  let arrive: ((lifecycles: RemoteLifecycles) => void) | undefined;
  const mount = jest.fn(() => Promise.resolve());
  const { area } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  area.enter();
  area.leave();
  arrive?.(healthy({ mount }));
  await turn();
  expect(mount).not.toHaveBeenCalled();
});

test('a retry starts it anew', async () => {
  let fail = true;
  const { area, until } = setUp(() =>
    Promise.resolve(healthy({ mount: () => (fail ? Promise.reject(broken) : Promise.resolve()) })),
  );
  area.enter();
  await until('failed');
  fail = false;
  await area.retry();
  expect(await until('running')).toEqual({ status: 'running' });
});

test('what could not be loaded is tried again by itself until it is there', async () => {
  let attempts = 0;
  const { area, until } = setUp(() => {
    attempts += 1;
    return attempts < 4 ? Promise.reject(broken) : Promise.resolve(healthy());
  });
  area.enter();
  await until('failed');
  await until('running');
  expect(attempts).toBe(4);
});

test('no more attempts after the area was left', async () => {
  let attempts = 0;
  const { area, until } = setUp(() => {
    attempts += 1;
    return Promise.reject(broken);
  });
  area.enter();
  await until('failed');
  area.leave();
  await new Promise((resolve) => setTimeout(resolve, times.healMost * 2));
  expect(attempts).toBe(1);
});

test('going on inside a failed area starts it anew', async () => {
  let fail = true;
  const { area, until } = setUp(() =>
    Promise.resolve(healthy({ mount: () => (fail ? Promise.reject(broken) : Promise.resolve()) })),
  );
  area.enter();
  await until('failed');
  fail = false;
  area.navigated();
  expect(await until('running')).toEqual({ status: 'running' });
});

test('going on after a new release was published runs the new one', async () => {
  const unmount = jest.fn(() => Promise.resolve());
  const { area, until, registry } = setUp(() => Promise.resolve(healthy({ unmount })));
  area.enter();
  await until('running');
  area.navigated();
  expect(unmount).not.toHaveBeenCalled();
  registry.live = { ...registry.live, release: 'r2' };
  area.navigated();
  await until('running');
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('an address that the remote does not know is the shell’s to say, for that address only', async () => {
  let props: RemoteProps | undefined;
  const { area, until } = setUp(() => Promise.resolve(healthy({ mount: async (given) => void (props = given) })));
  area.enter();
  await until('running');
  await turn();
  props?.notFound('/nowhere');
  expect(area.state.get()).toEqual({ status: 'not-found', pathname: '/nowhere' });
  area.navigated();
  expect(area.state.get()).toEqual({ status: 'running' });
});

test('when somebody else signs in, what runs begins anew; what does not run stays so', async () => {
  const unmount = jest.fn(() => Promise.resolve());
  const { area, until } = setUp(() => Promise.resolve(healthy({ unmount })));
  area.restart();
  expect(area.state.get()).toEqual({ status: 'idle' });
  area.enter();
  await until('running');
  area.restart();
  await until('running');
  expect(unmount).toHaveBeenCalledTimes(1);
});
