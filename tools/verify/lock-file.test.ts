import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

type Wanted = Record<string, Record<string, string> | undefined>;
interface Lock {
  packages: Record<string, Wanted & { link?: boolean; name?: string }>;
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
