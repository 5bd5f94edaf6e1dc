import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@portfolio/remote-kit/manifest';
import { makeKey, signed } from './keys/index.ts';
import {
  publishFiles,
  publishShell,
  readRelease,
  releaseRow,
  remoteFolder,
  rolledBack,
  sweep,
  promoted,
  withCanary,
  withLive,
} from './publish/index.ts';
import { changeRegistry, latestSigned, opened, readRegistry, type Signer } from './registry/index.ts';
import { eventually } from '@portfolio/testkit/eventually';
import { registeredOperations } from './operations/index.ts';
import { folderStore } from './store/index.ts';

let folder: string;
let signer: Signer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  signer = { store: folderStore(join(folder, 'store')), keys: [makeKey()] };
});
afterEach(() => rm(folder, { recursive: true }));

const since = '2026-01-01T00:00:00Z';

const operationOf = (release: string): string => `query Of_${release} { a }`;

/** A build of a remote as its tool leaves it. */
async function built(name: string, release: string, path = `/${name}`): Promise<string> {
  const operations = JSON.stringify({ any: operationOf(release) });
  const dist = join(folder, `${name}-${release}`);
  await mkdir(join(dist, 'assets'), { recursive: true });
  const files: Record<string, string> = {};
  for (const [file, content] of Object.entries({
    'remote.js': `run('${release}')`,
    'assets/a.svg': '<svg/>',
    'operations.json': operations,
  })) {
    await writeFile(join(dist, file), content);
    files[file] = createHash('sha384').update(content).digest('base64');
  }
  await writeFile(join(dist, 'remote.js.br'), 'smaller');
  const described: Release = {
    name,
    version: '1.0.0',
    release,
    contract: '2.0',
    entry: 'remote.js',
    preload: ['remote.js'],
    routes: [{ path, guard: 'open' }],
    links: [],
    shared: {},
    operations: [],
    languages: [],
    files,
  };
  await writeFile(join(dist, 'release.json'), JSON.stringify(described));
  return dist;
}

async function publish(name: string, release: string, path?: string) {
  const made = await readRelease(await built(name, release, path));
  await publishFiles(signer.store, made);
  return changeRegistry(signer, (now) => withLive(now, releaseRow(made.release), { commit: `c-${release}`, since }));
}

const live = async () => (await readRegistry(signer))?.remotes.map((remote) => [remote.name, remote.live.release]);

describe('a release', () => {
  test('is stored whole and made live, with the hash of every file', async () => {
    const published = await publish('mfe-a', 'one');
    expect(published).toMatchObject({
      sequence: 1,
      remotes: [{ name: 'mfe-a', commit: 'c-one', live: { entry: '/releases/mfe-a/1.0.0-one/remote.js' } }],
    });
    const stored = join(folder, 'store', remoteFolder({ name: 'mfe-a', version: '1.0.0', release: 'one' }));
    expect((await readdir(stored, { recursive: true })).toSorted()).toEqual(
      ['assets', 'assets/a.svg', 'operations.json', 'release.json', 'remote.js', 'remote.js.br'].toSorted(),
    );
    const hash = createHash('sha384')
      .update(await readFile(join(stored, 'remote.js')))
      .digest('base64');
    expect(published.remotes[0]!.live.files['remote.js']).toBe(hash);
  });

  test('that is live already changes nothing', async () => {
    await publish('mfe-a', 'one');
    expect((await publish('mfe-a', 'one')).sequence).toBe(1);
  });

  test.each(['remote.js', 'assets/a.svg', 'operations.json'])(
    'is refused with one byte of %s changed',
    async (file) => {
      const dist = await built('mfe-a', 'one');
      const content = await readFile(join(dist, file));
      content[content.length >> 1]! ^= 1;
      await writeFile(join(dist, file), content);
      await expect(readRelease(dist)).rejects.toThrow(`mfe-a: ${file}`);
    },
  );

  test('never changes what was published under its name', async () => {
    await publish('mfe-a', 'one');
    const dist = await built('mfe-a', 'one', '/other');
    await expect(publishFiles(signer.store, await readRelease(dist))).rejects.toThrow('was published with other files');
  });

  test.each(['remote.js', 'remote.js.br', 'release.json', 'assets/a.svg'])(
    'the same build again mends %s where it was altered in the store',
    async (file) => {
      await publish('mfe-a', 'one');
      const name = `${remoteFolder({ name: 'mfe-a', version: '1.0.0', release: 'one' })}/${file}`;
      const good = await signer.store.read(name);
      const others = file === 'release.json' ? good!.toString().replace('"/mfe-a"', '"/elsewhere"') : 'altered()';
      for (const altered of [others, '']) {
        await signer.store.remove(name);
        await signer.store.create(name, altered);
        const made = await readRelease(await built('mfe-a', 'one'));
        await publishFiles(signer.store, made, await readRegistry(signer));
        expect(await signer.store.read(name)).toEqual(good);
      }
    },
  );

  test('that claims the route of another is refused by name', async () => {
    await publish('mfe-a', 'one', '/same');
    await expect(publish('mfe-b', 'two', '/same')).rejects.toThrow(
      'The route /same of mfe-b already belongs to mfe-a.',
    );
    expect(await live()).toEqual([['mfe-a', 'one']]);
  });

  test('two at once, of two remotes and of one: none is lost', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `mfe-${index}`);
    await Promise.all([...names.map((name) => publish(name, 'one')), publish('mfe-0', 'two')]);
    expect((await live())?.map(([name]) => name)).toEqual(names);
    expect((await readRegistry(signer))?.sequence).toBe(9);
  });
});

describe('the pointer', () => {
  beforeEach(async () => {
    await publish('mfe-a', 'one');
    await publish('mfe-a', 'two');
  });
  const canary = () =>
    changeRegistry(signer, (now) => {
      const three = { ...now.remotes[0]!.live, release: 'three' };
      return withCanary(now, three, 5, { commit: 'c-three', since });
    });
  const state = async () => {
    const [remote] = (await readRegistry(signer))!.remotes;
    return [remote?.live.release, remote?.previous?.release, remote?.canary?.release.release];
  };

  test('goes back to the release before, and no further', async () => {
    await changeRegistry(signer, (now) => rolledBack(now, 'mfe-a', since));
    expect(await state()).toEqual(['one', undefined, undefined]);
    await expect(changeRegistry(signer, (now) => rolledBack(now, 'mfe-a', since))).rejects.toThrow(
      'There was no release of mfe-a before the live one.',
    );
  });

  test('a canary leaves the live one live; promoted it takes its place, rolled back it is gone', async () => {
    await canary();
    expect(await state()).toEqual(['two', 'one', 'three']);
    await changeRegistry(signer, (now) => rolledBack(now, 'mfe-a', since));
    expect(await state()).toEqual(['two', 'one', undefined]);
    await canary();
    const published = await changeRegistry(signer, (now) => promoted(now, 'mfe-a', since));
    expect(await state()).toEqual(['three', 'two', undefined]);
    expect(published.remotes[0]!.commit).toBe('c-three');
  });

  test('what nobody published is named', async () => {
    await expect(changeRegistry(signer, (now) => promoted(now, 'mfe-a', since))).rejects.toThrow('no canary of mfe-a');
    await expect(changeRegistry(signer, (now) => promoted(now, 'mfe-z', since))).rejects.toThrow('Nothing of mfe-z');
  });
});

test('a shell of before there were digests gets its own when it is published again', async () => {
  const dist = join(folder, 'shell');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), 'shell');
  const again = async () =>
    changeRegistry(
      signer,
      await publishShell(signer.store, { folder: dist, contract: '2.1', shared: {}, commit: 'c' }),
    );
  const { shell } = await again();
  const { digests, ...before } = shell!;
  await changeRegistry(signer, (now) => ({ ...now, shell: before }));
  expect((await readRegistry(signer))!.shell!.digests).toBeUndefined();
  expect((await again()).shell).toEqual({ ...before, digests });
  expect(Object.keys(digests!)).toEqual([before.release]);
});

test("the shell's releases before stay known, for seven days and three in any case; source maps stay at home", async () => {
  const dist = join(folder, 'shell');
  await mkdir(dist);
  await writeFile(join(dist, 'main.js.map'), '{}');
  const names: string[] = [];
  const publishAt = async (date: string, ...contents: string[]) => {
    for (const content of contents) {
      await writeFile(join(dist, 'index.html'), content);
      const build = { folder: dist, contract: '2.1', shared: {}, commit: 'c' };
      const point = await publishShell(signer.store, build, new Date(date));
      names.unshift((await changeRegistry(signer, point)).shell!.release);
    }
    const { shell } = (await readRegistry(signer))!;
    expect(Object.keys(shell!.digests!).toSorted()).toEqual([shell!.release, ...shell!.before].toSorted());
    return [shell!.release, ...shell!.before];
  };
  // The first was live until the second of February.
  await publishAt('2026-01-01T00:00:00Z', '1');
  expect(await publishAt('2026-02-02T00:00:00Z', '2', '3', '4', '5', '6')).toEqual(names);
  expect(await publishAt('2026-02-08T00:00:00Z', '7')).toEqual(names);
  expect(await publishAt('2026-02-10T00:00:00Z', '8')).toEqual(names.slice(0, 4));
  expect(await signer.store.read(`shell/${names[0]}/index.html`)).toEqual(Buffer.from('8'));
  expect(await signer.store.list(`shell/${names[0]}`)).toEqual(['index.html']);
});

test('publishing the same shell again mends what was altered of it in the store', async () => {
  const dist = join(folder, 'shell');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), 'shell');
  const publishIt = async () => {
    const build = { folder: dist, contract: '2.1', shared: {}, commit: 'c' };
    return (await changeRegistry(signer, await publishShell(signer.store, build))).shell!;
  };
  const name = `shell/${(await publishIt()).release}/index.html`;
  await signer.store.remove(name);
  await signer.store.create(name, 'other');
  await publishIt();
  expect(String(await signer.store.read(name))).toBe('shell');
});

describe('the signed registry', () => {
  const keysOf = (...keys: { publicKey: string }[]) => keys.map(({ publicKey }) => publicKey);

  test('opens with any of its keys, while they are changed', async () => {
    const [before] = signer.keys;
    const next = makeKey();
    signer = { ...signer, keys: [before!, next] };
    await publish('mfe-a', 'one');
    const { text } = (await latestSigned(signer.store))!;
    for (const key of [before!, next]) expect((await opened(text, keysOf(key))).published.remotes).toHaveLength(1);
    await expect(opened(text, keysOf(makeKey()))).rejects.toThrow('not signed with a key that is trusted');
  });

  test.each(['sequence', 'remote.js', 'percent', '"live"'])(
    'is refused when a letter of %s is another',
    async (part) => {
      await publish('mfe-a', 'one');
      await changeRegistry(signer, (now) =>
        withCanary(now, { ...now.remotes[0]!.live, release: 'two' }, 5, { commit: 'c', since }),
      );
      const { text } = (await latestSigned(signer.store))!;
      const envelope = JSON.parse(text);
      const at = envelope.payload.indexOf(part) + 1;
      const payload = `${envelope.payload.slice(0, at)}X${envelope.payload.slice(at + 1)}`;
      const altered = JSON.stringify({ ...envelope, payload });
      await expect(opened(altered, keysOf(...signer.keys))).rejects.toThrow('not signed');
    },
  );

  test.each([
    ['half', '{"payload": "', 'JSON'],
    ['unsigned', JSON.stringify({ payload: '{"sequence":1}', signatures: [] }), 'not signed'],
  ])('is refused when it is %s', async (_, text, why) => {
    await expect(opened(text, keysOf(...signer.keys))).rejects.toThrow(why);
  });

  test('signed, but none, is refused too', async () => {
    const text = JSON.stringify(signed('{"sequence":1}', signer.keys));
    await expect(opened(text, keysOf(...signer.keys))).rejects.toThrow('issued');
  });

  test('of somebody else is not changed', async () => {
    await publish('mfe-a', 'one');
    signer = { ...signer, keys: [makeKey()] };
    await expect(publish('mfe-a', 'two')).rejects.toThrow('Use the keys that have signed it');
  });

  test('those of the last seven days stay, however many, and the one that was in force when they began', async () => {
    const renewAt = (date: string) =>
      changeRegistry({ ...signer, now: () => new Date(date) }, (published) => ({ ...published }));
    for (let count = 0; count < 10; count += 1) await renewAt('2026-01-01T00:00:00Z');
    for (let count = 0; count < 60; count += 1) await renewAt('2026-02-01T00:00:00Z');
    await renewAt('2026-02-03T00:00:00Z');
    const names = async () => (await signer.store.list('registry')).toSorted();
    expect((await names())[0]).toBe('0000000010.json');
    expect(await names()).toHaveLength(62);
    await renewAt('2026-03-01T00:00:00Z');
    expect(await names()).toHaveLength(50);
    expect((await readRegistry(signer))?.sequence).toBe(72);
  });

  test('an older one under a higher number is refused at once, by its name', async () => {
    await publish('mfe-a', 'one');
    const older = (await latestSigned(signer.store))!.text;
    await publish('mfe-a', 'two');
    await signer.store.create('registry/0000000009.json', older);
    await expect(publish('mfe-a', 'three')).rejects.toThrow(
      /registry\/0000000009\.json holds registry 1: remove that file from the store/,
    );
  });

  test('who is always forestalled is told so', async () => {
    const always = { ...signer.store, create: async () => false };
    await expect(changeRegistry({ ...signer, store: always }, (now) => ({ ...now }))).rejects.toThrow(
      /Somebody else has published each of 100 times/,
    );
  });
});

describe('a sweep', () => {
  const at = (date: string) => sweep({ ...signer, now: () => new Date(date) });
  const stored = () => signer.store.list('remotes/mfe-a');
  beforeEach(async () => {
    signer = { ...signer, now: () => new Date('2026-01-01T00:00:00Z') };
    for (const release of ['one', 'two', 'three', 'four']) await publish('mfe-a', release);
  });

  test('leaves what is live, the way back, and what open pages may ask for', async () => {
    await at('2026-01-05T00:00:00Z');
    expect(await at('2026-01-07T00:00:00Z')).toEqual([]);
    expect(await stored()).toHaveLength(4);
  });

  test('removes what nobody has named for a week, the second time that it finds so', async () => {
    expect(await at('2026-02-01T00:00:00Z')).toEqual([]);
    expect(await at('2026-02-01T12:00:00Z')).toEqual([]);
    expect((await at('2026-02-02T00:00:00Z')).toSorted()).toEqual([
      'remotes/mfe-a/1.0.0-one',
      'remotes/mfe-a/1.0.0-two',
    ]);
    expect((await stored()).toSorted()).toEqual(['1.0.0-four', '1.0.0-three']);
    expect(await live()).toEqual([['mfe-a', 'four']]);
  });

  test('leaves what was live in the last seven days, however long ago it was published', async () => {
    signer = { ...signer, now: () => new Date('2026-02-01T10:00:00Z') };
    for (const release of ['five', 'six', 'seven']) await publish('mfe-a', release);
    await at('2026-02-01T11:00:00Z');
    expect((await at('2026-02-03T11:00:00Z')).toSorted()).toEqual([
      'remotes/mfe-a/1.0.0-one',
      'remotes/mfe-a/1.0.0-two',
    ]);
    await at('2026-02-10T11:00:00Z');
    await at('2026-02-12T11:00:00Z');
    expect((await stored()).toSorted()).toEqual(['1.0.0-seven', '1.0.0-six']);
  });

  test('leaves what was live two hours ago after a hundred steps of canaries', async () => {
    let hour = 0;
    const step = (change: Parameters<typeof changeRegistry>[1]) => {
      hour += 1;
      const now = new Date(Date.parse('2026-02-01T00:00:00Z') + hour * 60_000);
      return changeRegistry({ ...signer, now: () => now }, change);
    };
    await publish('mfe-a', 'five');
    for (let round = 0; round < 12; round += 1) {
      const made = await readRelease(await built('mfe-a', `r${round}`));
      await publishFiles(signer.store, made);
      for (const percent of [1, 5, 20, 50])
        await step((now) => withCanary(now, releaseRow(made.release), percent, { commit: 'c', since }));
      await step((now) => promoted(now, 'mfe-a', since));
    }
    await at('2026-02-01T02:00:00Z');
    await at('2026-02-03T02:00:00Z');
    for (const release of ['four', 'five', 'r0', 'r5', 'r11']) expect(await stored()).toContain(`1.0.0-${release}`);
  });

  test('leaves what a registry names whose key was dropped since', async () => {
    const [before] = signer.keys;
    const next = makeKey();
    for (const keys of [[before!, next], [next]]) {
      signer = { ...signer, keys };
      await publish('mfe-a', `by-${keys.length}`);
    }
    await at('2026-01-02T00:00:00Z');
    await at('2026-01-04T00:00:00Z');
    expect(await stored()).toHaveLength(6);
  });

  test('leaves what is being published meanwhile', async () => {
    const made = await readRelease(await built('mfe-a', 'five'));
    await publishFiles(signer.store, made);
    await at('2026-02-01T00:00:00Z');
    await changeRegistry(signer, (now) => withLive(now, releaseRow(made.release), { commit: 'c', since }));
    await at('2026-02-03T00:00:00Z');
    expect(await stored()).toContain('1.0.0-five');
  });
});

describe('registered operations', () => {
  const keys = () => signer.keys.map(({ publicKey }) => publicKey);
  const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
  const registered = (now = since) => {
    const { find } = registeredOperations({ store: signer.store, keys: keys(), now: () => new Date(now) });
    return (release: string) => find(hashOf(operationOf(release)));
  };
  beforeEach(async () => {
    signer = { ...signer, now: () => new Date(since) };
    for (const release of ['one', 'two', 'three']) await publish('mfe-a', release);
  });

  test('are those of all releases that an open page may be of', async () => {
    const now = registered();
    for (const release of ['one', 'two', 'three']) expect(await now(release)).toBe(operationOf(release));
    expect(await now('none')).toBeUndefined();
    const later = registered('2026-03-01T00:00:00Z');
    expect([await later('one'), await later('two'), await later('three')]).toEqual([
      undefined,
      operationOf('two'),
      operationOf('three'),
    ]);
  });

  test('are those of what was live in the last seven days, however long ago it was published', async () => {
    signer = { ...signer, now: () => new Date('2026-02-01T00:00:00Z') };
    for (const release of ['four', 'five']) await publish('mfe-a', release);
    const soon = registered('2026-02-07T00:00:00Z');
    expect([await soon('one'), await soon('three')]).toEqual([undefined, operationOf('three')]);
    expect(await registered('2026-02-09T00:00:00Z')('three')).toBeUndefined();
  });

  test('are known as soon as they are published', async () => {
    const find = registered();
    expect(await find('one')).toBeDefined();
    await publish('mfe-a', 'four');
    expect(await eventually('the new one is known', () => find('four'))).toBe(operationOf('four'));
  });

  test('are none when nobody has signed the file', async () => {
    await signer.store.remove('remotes/mfe-a/1.0.0-three/operations.json');
    await signer.store.create('remotes/mfe-a/1.0.0-three/operations.json', JSON.stringify({ x: operationOf('other') }));
    const find = registered();
    expect([await find('three'), await find('other')]).toEqual([undefined, undefined]);
    expect(await find('two')).toBeDefined();
    const { unregistered } = registeredOperations({ store: signer.store, keys: keys() });
    expect(await unregistered()).toEqual(['mfe-a']);
  });

  test('of a shell are those of its files', async () => {
    const dist = join(folder, 'shell');
    await mkdir(dist);
    await writeFile(join(dist, 'operations.json'), JSON.stringify({ x: operationOf('shell') }));
    await changeRegistry(
      signer,
      await publishShell(signer.store, { folder: dist, contract: '2.0', shared: {}, commit: 'c' }),
    );
    expect(await registered()('shell')).toBe(operationOf('shell'));
  });
});
