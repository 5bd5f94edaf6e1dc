import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

type Wanted = Record<string, Record<string, string> | undefined>;
interface Lock {
  packages: Record<string, Wanted & { name?: string; resolved?: string; hasInstallScript?: boolean }>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages } = read('package-lock.json') as Lock;
const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'));

test.each(workspaces.map((path) => [path === '' ? 'the root' : path, path]))(
  'what the lock file says of %s is what its package.json asks for, so that an install changes nothing',
  (_, path) => {
    const wanted = read(join(path, 'package.json')) as Wanted;
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'])
      expect(packages[path]![kind] ?? {}).toEqual(wanted[kind] ?? {});
  },
);

test('an install runs no script that nobody has looked at, and none that reports who installs', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const nameOf = (path: string) => packages[path]!.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
  const withScript = Object.keys(packages).filter((path) => packages[path]!.hasInstallScript);
  expect(withScript.map(nameOf).filter((name) => !(name in allowScripts))).toEqual([]);
  expect(Object.keys(packages).map(nameOf)).not.toContain('@scarf/scarf');
});

test('the lock file names no registry: each asks its own', () => {
  const addresses = Object.values(packages).map(({ resolved }) => resolved ?? '');
  expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
});
