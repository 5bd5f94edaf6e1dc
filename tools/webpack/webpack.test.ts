import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema } from '@portfolio/remote-kit/manifest';
import webpack, { type Configuration, type Stats } from 'webpack';
import { readPackage, releaseOf, top } from './project.ts';
import { remoteConfig } from './remote.ts';
import { sharedRanges } from './shared.ts';

let parent: string;
let folder: string;

const manifest = {
  name: 'mfe-test',
  contract: '1.0',
  routes: [{ path: '/only-for-the-test', guard: 'open' }],
  links: [],
};
const write = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

beforeEach(async () => {
  // Inside the workspace, so that libraries are found from there.
  await mkdir(join(top, '.local'), { recursive: true });
  parent = await mkdtemp(join(top, '.local/webpack-test-'));
  folder = join(parent, 'mfe-test');
  await mkdir(join(folder, 'src/locales'), { recursive: true });
  await write('manifest.json', manifest);
  await write('package.json', { ...readPackage(join(top, 'mfe-public')), name: 'mfe-test' });
  for (const language of ['en', 'es', 'fr']) await write(`src/locales/${language}.json`, { title: 'T' });
  await write(
    'src/remote.ts',
    `import { defineRemote } from '@portfolio/remote-kit';
     import { Routes } from 'react-router-dom';
     const translator = { current: () => 'en' as const, change: () => Promise.resolve() };
     export const { bootstrap, mount, unmount } = defineRemote({ App: () => Routes({}), translator });`,
  );
});
afterEach(() => rm(parent, { recursive: true }));

const build = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => compiler.close(() => (stats ? resolve(stats) : reject(error))));
  });

describe('the build of a remote stops with a plain sentence', () => {
  const refusal = () => {
    try {
      remoteConfig(folder);
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  };

  test('when the manifest does not fit its schema: every fault with its place', async () => {
    await write('manifest.json', { ...manifest, routes: [{ path: 'x', guard: 'staff' }], link: [] });
    expect(refusal()).toContain('mfe-test/manifest.json is not a manifest:');
    expect(refusal()).toContain('routes.0.path: A route is like /');
    expect(refusal()).toContain('routes.0.guard');
    expect(refusal()).toContain('"link"');
  });

  test('when it gives a route two guards', async () => {
    const routes = [
      { path: '/only/:a', guard: 'open' },
      { path: '/only/:b', guard: 'admin' },
    ];
    await write('manifest.json', { ...manifest, routes });
    expect(refusal()).toContain('routes: Two routes match the same paths');
  });

  test('when another remote has the route', async () => {
    await write('manifest.json', { ...manifest, routes: [{ path: '/', guard: 'open' }] });
    expect(refusal()).toContain('The route / of mfe-test already belongs to mfe-public.');
  });

  test('when it bears another name than its folder', async () => {
    await write('manifest.json', { ...manifest, name: 'mfe-other' });
    expect(refusal()).toContain('names itself "mfe-other"');
  });

  test('when a language lacks a message', async () => {
    await write('src/locales/es.json', {});
    expect(refusal()).toContain('es lacks "title"');
  });

  test('when it repeats a text that every remote has', async () => {
    for (const language of ['en', 'es', 'fr'])
      await write(`src/locales/${language}.json`, { title: 'T', pagination: { next: 'N' } });
    expect(refusal()).toContain('"pagination.next" is a common text of remote-kit');
  });

  test('when the shell does not provide what it needs', () => {
    expect(() => sharedRanges(folder, { react: '18.3.1' })).toThrow(
      /needs react \^19\S+, but the shell provides 18\.3\.1/,
    );
  });

  test('when it does not depend on what it shares', async () => {
    await write('package.json', { name: 'mfe-test', version: '1.0.0', dependencies: {} });
    expect(refusal()).toContain('mfe-test/package.json must depend on react');
  });

  test('when it imports what the page does not share of a library', async () => {
    await write(
      'src/remote.ts',
      "import { createBrowserRouter } from 'react-router-dom'; export const mount = createBrowserRouter;",
    );
    const stats = await build(remoteConfig(folder));
    expect(stats.toString('errors-only')).toContain('does not share createBrowserRouter of react-router-dom');
  });
});

describe('a build stops when something in it would turn text into markup or code, which pages refuse', () => {
  const errorsOf = async () => (await build(remoteConfig(folder))).toString('errors-only');
  const append = async (line: string) =>
    write('src/remote.ts', `${await readFile(join(folder, 'src/remote.ts'), 'utf8')}\n${line}`);

  test('of the remote itself', async () => {
    await append('document.body.innerHTML = location.hash;');
    expect(await errorsOf()).toMatch(/mfe-test\/src\/remote\.ts uses innerHTML, which pages refuse/);
  });

  test('of a library, also in a chunk that is loaded later', async () => {
    await write(
      'src/later.ts',
      "import { decodeNamedCharacterReference as read } from './library.js'; export default read('amp');",
    );
    await write(
      'src/library.js',
      await readFile(join(top, 'node_modules/decode-named-character-reference/index.dom.js'), 'utf8'),
    );
    await append("addEventListener('load', () => import('./later.ts').then((later) => console.log(later.default)));");
    expect(await errorsOf()).toMatch(/mfe-test\/src\/library\.js uses innerHTML, which pages refuse/);
  });
});

test('a build is a release: described, hashed, compressed, without eval and without a copy of what is shared', async () => {
  const generated = String.raw`type Documents = {
    "\n  query Test { serverTime }\n": typeof types.TestDocument,
};`;
  await mkdir(join(folder, 'src/generated'));
  await write('src/generated/gql.ts', generated);
  await write('src/late.tsx', "export const Late = 'late';");
  const remote = await readFile(join(folder, 'src/remote.ts'), 'utf8');
  await write('src/remote.ts', `${remote}\naddEventListener('load', () => void import('./late.tsx'));`);
  const stats = await build(remoteConfig(folder));
  expect(stats.toString('errors-only')).toBe('');
  const dist = join(folder, 'dist');
  const release = releaseSchema.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')));
  expect(release).toMatchObject({
    name: 'mfe-test',
    entry: release.preload[0],
    contract: '1.0',
    routes: manifest.routes,
    languages: ['en', 'es', 'fr'],
    operations: ['query Test { serverTime }'],
  });
  expect(release.screens).toEqual({ './late.tsx': [expect.stringMatching(/^\d+\.[0-9a-f]{12}\.js$/)] });
  expect(release.shared['react']).toMatch(/^\^19/);
  expect(release.preload[0]).toMatch(/^remote\.[0-9a-f]{12}\.js$/);

  const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
  for (const file of release.preload) expect(Object.keys(release.files)).toContain(file);
  for (const file of scripts) {
    expect(existsSync(join(dist, `${file}.map`))).toBe(true);
    const code = await readFile(join(dist, file), 'utf8');
    expect(code).not.toMatch(/\beval\(|new Function\(/);
    expect(code).not.toContain('sourceMappingURL');
    expect(code).not.toContain('react-dom-client');
  }
  const entry = await readFile(join(dist, release.entry), 'utf8');
  expect(entry).toContain('portfolioIntegrity');
  expect(existsSync(join(dist, `${release.preload[0]}.br`))).toBe(true);
  expect(existsSync(join(dist, `${release.preload[0]}.gz`))).toBe(true);
});

test('an installable remote has its icon and a service worker of its own in the release', async () => {
  const app = { scope: '/only-for-the-test', name: 'Test', shortName: 'Test', icon: 'icon.svg' };
  await write('manifest.json', { ...manifest, app });
  await write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await mkdir(join(folder, 'service-worker'));
  await write('service-worker/service-worker.ts', "const word: string = 'kept'; console.log(word, self);");
  const stats = await build(remoteConfig(folder));
  expect(stats.toString('errors-only')).toBe('');
  const release = releaseSchema.parse(JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8')));
  expect(release.app).toMatchObject({ ...app, icon: expect.stringMatching(/^assets\/icon\.[0-9a-f]{12}\.svg$/) });
  const { worker = '' } = release.app ?? {};
  expect(worker).toMatch(/^service-worker\.[0-9a-f]{12}\.js$/);
  expect(Object.keys(release.files)).toContain(worker);
  const code = await readFile(join(folder, 'dist', worker), 'utf8');
  expect(code).toContain('kept');
  expect(code).not.toMatch(/federation/i);
});

test('an app without its icon stops the build', async () => {
  const app = { scope: '/only-for-the-test', name: 'Test', shortName: 'Test', icon: 'icon.svg' };
  await write('manifest.json', { ...manifest, app });
  expect(() => remoteConfig(folder)).toThrow('The icon icon.svg of the app is missing.');
});

test('equal sources are an equal release, other sources another one', async () => {
  const first = releaseOf(folder);
  expect(releaseOf(folder)).toBe(first);
  await write('src/remote.ts', 'export {};');
  expect(releaseOf(folder)).not.toBe(first);
});
