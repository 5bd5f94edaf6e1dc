import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Published, Release } from '@portfolio/remote-kit/manifest';
import { publishFiles, releaseRow, withLive } from '@portfolio/releases/publish';
import { makeKey } from '@portfolio/releases/keys';
import { changeRegistry, readRegistry, withdrawnIn, type Signer } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { compose } from '../graph/compose.ts';
import { faultsOf } from './gate.ts';
import { removedRoutes } from './links.ts';
import { promoteRemote, releaseRemote, shareCanary } from './publish.ts';
import { brokenPromises, requireAnswers, requireKeptPromises } from './shell-gate.ts';
import { liveSupergraph, publishSupergraph } from './supergraph.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
});
afterEach(() => rm(folder, { recursive: true }));

const release: Release = {
  name: 'mfe-x',
  version: '1.0.0',
  release: 'r1',
  contract: '2.1',
  entry: 'remote.js',
  preload: ['remote.js'],
  routes: [{ path: '/x', guard: 'open' }],
  links: [],
  shared: { react: '^19.3.0' },
  operations: ['query Shift { shift(id: "1") { ...Times } }', 'fragment Times on Shift { start }'],
  languages: ['en', 'es', 'fr'],
  files: {},
};
const inForce = { since: '2026-01-01T00:00:00Z', commit: 'abc' };
const published: Published = {
  sequence: 1,
  issued: '2026-01-01T00:00:00Z',
  expires: '2027-01-01T00:00:00Z',
  shell: { release: 's1', contract: '2.1', shared: { react: '19.3.1' }, before: [], ...inForce },
  remotes: [
    {
      name: 'mfe-y',
      live: releaseRow({ ...release, name: 'mfe-y', routes: [{ path: '/y', guard: 'open' }] }),
      ...inForce,
    },
  ],
};
const graphOf = (fields: string) =>
  compose([
    {
      name: 'scheduling',
      path: 'a',
      sdl: `type Query { shift(id: ID!): Shift } type Shift { id: ID! ${fields} }`,
    },
  ]);
const supergraph = graphOf('start: String end: String');

async function faults(change: Partial<Release>, size = 10): Promise<string[]> {
  await writeFile(join(folder, 'remote.js'), 'x'.repeat(size));
  await writeFile(join(folder, 'heavy.js'), 'x'.repeat(70_001));
  return faultsOf({ folder, release: { ...release, ...change } }, { published, supergraph });
}

test('a release that fits is let through', async () => {
  expect(await faults({})).toEqual([]);
});

test.each<[string, Partial<Release>, number, RegExp]>([
  [
    'a contract that the live shell does not offer',
    { contract: '3.0' },
    10,
    /mfe-x: it needs contract 3\.0, and the live shell offers 2\.1\. Release a shell/,
  ],
  [
    'a library that the live shell shares in another version',
    { shared: { react: '^20.0.0' } },
    10,
    /mfe-x: it needs react \^20\.0\.0, and the live shell shares 19\.3\.1\. Use a version/,
  ],
  ['a library that it does not share', { shared: { vue: '^3.0.0' } }, 10, /mfe-x: it needs vue .* shares none\./],
  [
    'a route of another',
    { routes: [{ path: '/y', guard: 'open' }] },
    10,
    /mfe-x: The route \/y of mfe-x already belongs to mfe-y\. Change/,
  ],
  [
    'an operation that nobody answers',
    { operations: ['query Shift { shift(id: "1") { pay } }'] },
    10,
    /mfe-x: the live services cannot answer .*"pay".*Release the service first/,
  ],
  [
    'a language that is missing',
    { languages: ['en', 'es'] },
    10,
    /mfe-x: it has no texts in fr\. Add src\/locales\/fr\.json\./,
  ],
  [
    'a first screen that is too heavy',
    {},
    100_001,
    /mfe-x: its first screen loads 101 kB, and 100 kB is the most\. Put screens/,
  ],
  [
    'a public screen that loads scripts before anybody touches it',
    { routes: [{ path: '/x', guard: 'open', about: { title: 'X', description: 'X' } }] },
    20_000,
    /mfe-x: its public screens load, before anybody touches them, 20 kB, and 0 kB is the most\. .*src\/server\.tsx/,
  ],
  [
    'a public screen that is too heavy with what is fetched for it',
    {
      routes: [{ path: '/x', guard: 'open', about: { title: 'X', description: 'X' } }],
      server: 'server.js',
      screens: { './light.tsx': ['remote.js'], './heavy.tsx': ['remote.js', 'heavy.js'] },
    },
    90_000,
    /mfe-x: its public screen \.\/heavy\.tsx loads 161 kB, and 160 kB is the most\. Put screens/,
  ],
])('%s is refused with remote, cause and remedy', async (_, change, size, sentence) => {
  const [fault, ...more] = await faults(change, size);
  expect(fault).toMatch(sentence);
  expect(more).toEqual([]);
});

test('a supergraph that would break a live release is refused; one that nobody misses is not', async () => {
  const signer = { store: folderStore(join(folder, 'store')), keys: [makeKey()] };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await publishFiles(signer.store, { folder, release });
  await changeRegistry(signer, (now) => withLive(now, releaseRow(release), inForce));
  await publishSupergraph(signer, supergraph);
  await expect(publishSupergraph(signer, graphOf('end: String'))).rejects.toThrow(
    /mfe-x 1\.0\.0 \(r1\), which is live: Cannot query field "start".*\n.*Keep what they ask for/s,
  );
  expect(await liveSupergraph(signer)).toBe(supergraph);
  const smaller = graphOf('start: String');
  await publishSupergraph(signer, smaller);
  expect(await liveSupergraph(signer)).toBe(smaller);
});

describe('a route that goes', () => {
  const link = (to: string): Release['links'][number] => ({
    to,
    labels: { en: 'X', es: 'X', fr: 'X' },
    place: 'header',
    when: 'always',
    order: 1,
  });
  const y = published.remotes[0]!;
  const live = releaseRow({ ...release, routes: [...release.routes, { path: '/old/:id', guard: 'open' }] });
  const site = (...links: Release['links']): Published => ({
    ...published,
    remotes: [
      { ...y, live: { ...y.live, links } },
      { name: 'mfe-x', live, ...inForce },
    ],
  });
  const judged = async (now: Published, menu: string[] = [], change: Partial<Release> = {}) => {
    await writeFile(join(folder, 'remote.js'), 'x');
    return faultsOf({ folder, release: { ...release, ...change } }, { published: now, supergraph, menu });
  };

  test('is refused while a link of another remote leads there, one of its own, or the menu', async () => {
    expect(await judged(site(link('/old/7?from=menu')))).toEqual([
      'mfe-x: a link of mfe-y leads to /old/7?from=menu, for which there would be no route. Keep the route, or release mfe-y without that link first.',
    ]);
    expect(await judged(site(), ['/old/7', '/nowhere'])).toEqual([
      expect.stringContaining("the site's menu leads to /old/7"),
    ]);
    expect(await judged(site(), [], { links: [link('/old/8')] })).toEqual([
      expect.stringContaining('its own link leads'),
    ]);
  });

  test('is said before anything is published, and only while nobody else has taken it', async () => {
    expect(await judged(site(link('/x')), ['/y'])).toEqual([]);
    expect(removedRoutes(site(), releaseRow(release))).toEqual(['/old/:id']);
    const taken = { ...y, live: { ...y.live, routes: [{ path: '/old/*', guard: 'open' as const }] } };
    expect(removedRoutes({ ...published, remotes: [taken, site().remotes[1]!] }, releaseRow(release))).toEqual([]);
  });
});

describe('a canary that was withdrawn', () => {
  let signer: Signer;
  beforeEach(async () => {
    signer = { store: folderStore(join(folder, 'store')), keys: [makeKey()] };
    await changeRegistry(signer, () => published);
    await mkdir(join(folder, 'mfe-y/dist'), { recursive: true });
    await writeFile(
      join(folder, 'mfe-y/dist/release.json'),
      JSON.stringify({ ...release, name: 'mfe-y', preload: [], release: 'r2' }),
    );
    await releaseRemote(signer, 'mfe-y', { percent: 5, folder: join(folder, 'mfe-y') });
    await signer.store.create('withdrawn/r2', '{}');
  });
  const whatIsLive = async (): Promise<unknown[]> => {
    const [remote] = (await readRegistry(signer))!.remotes;
    return [remote?.live.release, remote?.canary?.percent, await withdrawnIn(signer.store)];
  };

  test('is not promoted, nor released to everybody, until some visitors get it again', async () => {
    const refusal = /mfe-y: r2 failed too often as a canary and was withdrawn\. Release a mended one, or/;
    await expect(promoteRemote(signer, 'mfe-y')).rejects.toThrow(refusal);
    await expect(releaseRemote(signer, 'mfe-y', { folder: join(folder, 'mfe-y') })).rejects.toThrow(refusal);
    expect(await whatIsLive()).toEqual(['r1', 5, ['r2']]);
    await shareCanary(signer, 'mfe-y', 20);
    expect(await whatIsLive()).toEqual(['r1', 20, []]);
    await promoteRemote(signer, 'mfe-y');
    expect(await whatIsLive()).toEqual(['r2', undefined, []]);
  });
});

test('a graph that cannot answer what the live shell asks is refused, and so is such a shell', async () => {
  const signer = { store: folderStore(join(folder, 'store')), keys: [makeKey()] };
  const asked = JSON.stringify({ any: 'query Shift { shift(id: "1") { start } }' });
  await signer.store.create('shell/s1/operations.json', asked);
  await changeRegistry(signer, () => ({ ...published, remotes: [] }));
  await expect(publishSupergraph(signer, graphOf('end: String'))).rejects.toThrow(
    /shell s1, which is live: Cannot query field "start"/,
  );
  await writeFile(join(folder, 'operations.json'), asked);
  await requireAnswers(folder, supergraph);
  await expect(requireAnswers(folder, graphOf('end: String'))).rejects.toThrow(
    /shell: the live services cannot answer/,
  );
});

describe('a shell that no longer gives what live remotes may import', () => {
  const kit = '@portfolio/remote-kit';
  const offered = (contract: string, names: string[]) => ({ contract, exports: { [kit]: names } });
  const live = offered('2.1', ['useApi', 'useRetry']);

  test('is refused with name and remedy, unless the contract is raised', async () => {
    const signer = { store: folderStore(join(folder, 'store')), keys: [makeKey()] };
    await signer.store.create('shell/s1/contract.json', JSON.stringify(live));
    const attempt = async (next: object) => {
      await writeFile(join(folder, 'contract.json'), JSON.stringify(next));
      return requireKeptPromises(folder, published, signer.store);
    };
    await expect(attempt(offered('2.2', ['useApi']))).rejects.toThrow(
      /shell: @portfolio\/remote-kit no longer gives useRetry, which contract 2\.1 promises\. Keep it, or raise/,
    );
    await attempt(offered('3.0', ['useApi']));
    await attempt(offered('2.2', ['useApi', 'useRetry', 'useMore']));
  });

  test('every export that goes is told', () => {
    expect(brokenPromises(live, { contract: '2.1', exports: {} })).toHaveLength(2);
  });
});
