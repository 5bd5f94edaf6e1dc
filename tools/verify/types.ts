import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';

interface Settings {
  extends: string;
  include: string[];
  exclude?: string[];
}

function read(path: string): Settings {
  const { compilerOptions, ...settings } = JSON.parse(readFileSync(path, 'utf8')) as Settings & {
    compilerOptions?: object;
  };
  if (compilerOptions)
    throw new PlainError(`${path}: options belong into the file that it extends, which stands for its kind.`);
  return settings;
}

/**
 * Checks the types of all workspaces of a kind as one program: one for each would check what they share again and again,
 * which takes four times as long.
 * @returns whether nothing is wrong
 */
export function checkTypes(): boolean {
  const folder = join(root, '.local/types');
  mkdirSync(folder, { recursive: true });
  const found = globSync('{*,*/*}/tsconfig.json', { cwd: root, exclude: ['node_modules'] }).toSorted();
  const kinds = Map.groupBy(
    found.map((path) => join(root, path)),
    (path) => join(dirname(path), read(path).extends),
  );
  const checked = [...kinds].map(([kind, paths]) => {
    const all = (name: 'include' | 'exclude') =>
      paths.flatMap((path) => (read(path)[name] ?? []).map((each) => relative(folder, join(dirname(path), each))));
    const program = join(folder, basename(kind));
    const settings = {
      extends: relative(folder, kind),
      include: all('include'),
      exclude: [...all('exclude'), '../../**/node_modules'],
    };
    writeFileSync(program, JSON.stringify(settings, null, 2));
    return checkTypesOf(program);
  });
  return checked.every(Boolean);
}

/** Checks the types of one program. @param settings its tsconfig.json */
export function checkTypesOf(settings: string): boolean {
  // Threads of one program repeat each other's work, and other checks run beside this one.
  const args = ['--singleThreaded', '--pretty', 'false', '-p', settings];
  return spawnSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: root, stdio: 'inherit' }).status === 0;
}
