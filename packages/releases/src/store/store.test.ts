import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Double, type S3Double } from '@portfolio/testkit/s3';
import { makeKey } from '../keys/index.ts';
import { changeRegistry, readRegistry } from '../registry/index.ts';
import { copiesOf, folderStore, openStore, type ReleaseStore } from './index.ts';

let folder: string;
let s3: S3Double;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  s3 = await s3Double('releases');
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** As a process opens it whose environment names the bucket. */
const bucket = (): Promise<ReleaseStore> =>
  openStore({
    RELEASES_PATH: folder,
    RELEASES_BUCKET: 'releases',
    S3_ENDPOINT: s3.url,
    S3_REGION: 'eu-test-1',
    S3_ACCESS_KEY_ID: s3.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.keys.secretAccessKey,
  });

describe.each([
  ['a folder', (): Promise<ReleaseStore> => Promise.resolve(folderStore(folder))],
  ['a bucket', bucket],
])('%s', (_kind, open) => {
  test('keeps what was created first, whole, and lists what lies directly below a folder', async () => {
    const store = await open();
    const files = ['a/b/1.js', 'a/b/deep/2.js', 'a/b/deep/3.js', 'a/c.json', 'a/d.json', 'other/e'];
    for (const name of files) expect(await store.create(name, name)).toBe(true);
    expect(await store.create('a/c.json', 'another')).toBe(false);
    expect(String(await store.read('a/c.json'))).toBe('a/c.json');
    expect(await store.read('a/none')).toBeUndefined();
    expect(await store.read('a/b')).toBeUndefined();
    expect((await store.list('a')).toSorted()).toEqual(['b', 'c.json', 'd.json']);
    expect((await store.list('a/b/deep')).toSorted()).toEqual(['2.js', '3.js']);
    expect(await store.list('none')).toEqual([]);
  });

  test('removes an entry, or a folder with all that is in it, and nothing beside', async () => {
    const store = await open();
    for (const name of ['a/b/1', 'a/b/c/2', 'a/bc/3', 'a/4']) await store.create(name, name);
    await store.remove('a/b');
    await store.remove('a/4');
    await store.remove('none');
    expect(await store.list('a')).toEqual(['bc']);
    expect(String(await store.read('a/bc/3'))).toBe('a/bc/3');
  });

  test('of many who publish at once nobody is lost', async () => {
    const signer = { store: await open(), keys: [makeKey()] };
    const live = (name: string) => ({
      ...release,
      name,
      base: `/releases/${name}/`,
      entry: `/releases/${name}/remote.js`,
      routes: [{ path: `/${name}`, guard: 'open' as const }],
    });
    const names = Array.from({ length: 8 }, (_, i) => `mfe-${String.fromCodePoint(97 + i)}`);
    await Promise.all(
      names.map((name) =>
        changeRegistry(signer, (published) => ({
          ...published,
          remotes: [...published.remotes, { name, live: live(name), commit: 'abc', since: '2026-01-01T00:00:00Z' }],
        })),
      ),
    );
    const published = await readRegistry(signer);
    expect(published?.sequence).toBe(8);
    expect(published?.remotes.map(({ name }) => name).toSorted()).toEqual(names);
  });
});

const release = {
  version: '1.0.0',
  release: 'r1',
  contract: '2.0',
  preload: [],
  files: {},
  links: [],
};

test('an entry whose acknowledgement was lost is ours when it is sent again', async () => {
  const store = await bucket();
  let lost = 0;
  s3.loses = () => (lost += 1) === 1;
  expect(await store.create('registry/1.json', 'mine')).toBe(true);
  expect(s3.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  expect(await store.create('registry/1.json', "another's")).toBe(false);
});

test('a bucket that refuses us fails: it is not empty', async () => {
  const store = await bucket();
  s3.keys.secretAccessKey = 'another';
  const refused = { $metadata: { httpStatusCode: 403 } };
  await expect(store.list('registry')).rejects.toMatchObject(refused);
  await expect(store.read('registry/1.json')).rejects.toMatchObject(refused);
  await expect(store.create('registry/1.json', 'x')).rejects.toMatchObject(refused);
});

describe('copies of releases', () => {
  const name = 'remotes/mfe-a/1.0.0-r1';

  test('are made once and whole, and outlive the store', async () => {
    const store = await bucket();
    for (const file of ['remote.js', 'assets/a.svg', 'release.json']) await store.create(`${name}/${file}`, file);
    const copies = copiesOf(store, folder);
    expect(await Promise.all([copies.fetch(name), copies.fetch(name)])).toEqual([true, true]);
    expect(s3.calls.filter((call) => call.startsWith('GET') && call.includes('remote.js?x-id'))).toHaveLength(1);
    s3.fails = () => true;
    expect(await copiesOf(store, folder).fetch(name)).toBe(true);
    const local = folderStore(folder);
    expect(String(await local.read(`${name}/assets/a.svg`))).toBe('assets/a.svg');
  });

  test('are not made of what is still being published, nor of what is nowhere', async () => {
    const store = await bucket();
    await store.create(`${name}/remote.js`, 'run()');
    const copies = copiesOf(store, folder);
    expect(await copies.fetch(name)).toBe(false);
    expect(await folderStore(folder).list(name)).toEqual([]);
    const before = s3.calls.length;
    expect(await copies.fetch(name)).toBe(false);
    expect(s3.calls).toHaveLength(before);
  });
});
