import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey } from '@portfolio/releases/keys';
import { readRegistry, type Signer } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import type { Release } from '@portfolio/remote-kit/manifest';
import { releaseRemote } from '../release/publish.ts';
import { inProcess, type Work } from './killed.ts';

let folder: string;
let signer: Signer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  signer = { store: folderStore(join(folder, 'store')), keys: [makeKey()] };
  await writeFile(join(folder, 'keys.json'), JSON.stringify(signer.keys));
});
afterEach(() => rm(folder, { recursive: true }));

/** A remote as it was built. */
async function built(release: string) {
  const dist = join(folder, release, 'dist');
  await mkdir(dist, { recursive: true });
  const files: Record<string, string> = {};
  for (const file of ['remote.js', 'screen.js', 'look.svg']) {
    const content = `${file} of ${release}`;
    await writeFile(join(dist, file), content);
    files[file] = createHash('sha384').update(content).digest('base64');
  }
  const described: Release = {
    name: 'mfe-a',
    version: '1.0.0',
    release,
    contract: '2.0',
    entry: 'remote.js',
    preload: ['remote.js'],
    routes: [{ path: '/a', guard: 'admin' }],
    links: [],
    shared: {},
    operations: [],
    languages: ['en', 'es', 'fr'],
    files,
  };
  await writeFile(join(dist, 'release.json'), JSON.stringify(described));
  const [store, keys] = [join(folder, 'store'), join(folder, 'keys.json')];
  return { kind: 'release', store, keys, name: 'mfe-a', folder: join(folder, release) } satisfies Work;
}

/** What visitors get: the live release, whose files all are as they were signed. */
async function live(): Promise<string | undefined> {
  const row = (await readRegistry(signer))?.remotes[0]?.live;
  for (const [file, hash] of Object.entries(row?.files ?? {})) {
    const content = await readFile(join(folder, 'store/remotes', row!.name, `1.0.0-${row!.release}`, file));
    expect(createHash('sha384').update(content).digest('base64')).toBe(hash);
  }
  return row?.release;
}

test('a release that is killed before any of its steps leaves live what was, and the next try works', async () => {
  expect(await inProcess(await built('one'))).toBe(5);
  for (const at of [1, 2, 3, 4, 5]) {
    const before = await live();
    const next = await built(`next${at}`);
    expect(await inProcess(next, { at })).toBeUndefined();
    expect(await live()).toBe(before);
    await releaseRemote(signer, next.name, next);
    expect(await live()).toBe(`next${at}`);
  }
}, 60_000);
