import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Published, Release } from '@portfolio/remote-kit/manifest';
import { publishFiles, releaseRow, withLive } from '@portfolio/releases/publish';
import { makeKey } from '@portfolio/releases/keys';
import { changeRegistry } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { compose } from '../graph/compose.ts';
import { faultsOf } from './gate.ts';
import { brokenPromises, requireKeptPromises } from './shell-gate.ts';
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
