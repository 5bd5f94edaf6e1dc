import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { conflictsIn, manifestSchema, type Manifest } from '@portfolio/remote-kit/manifest';
import { config, locales } from 'zod';

// The schemas are of zod's small edition, which says only "Invalid input" unless it is given words.
config(locales.en());

/** The top of the workspace. */
export const top = resolve(import.meta.dirname, '../..');

export interface Package {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm has read the same file before us
export const readPackage = (folder: string): Package => readJson(join(folder, 'package.json')) as Package;

/** A build stops with this: what is wrong, where, and what to do. */
export class BuildError extends Error {
  override name = 'BuildError';
}

function readManifest(file: string): Manifest {
  const result = manifestSchema.safeParse(readJson(file));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.') || '(top)'}: ${message}`);
  throw new BuildError(`${relative(top, file)} is not a manifest:\n${faults.join('\n')}`);
}

/** The remote's manifest, checked against the schema and against the routes of every other remote. */
export function checkedManifest(folder: string): Manifest {
  const own = readManifest(join(folder, 'manifest.json'));
  if (own.name !== basename(folder)) {
    throw new BuildError(`${basename(folder)}/manifest.json names itself "${own.name}"; it must be its folder's name.`);
  }
  const others = globSync('mfe-*/manifest.json', { cwd: top })
    .filter((file) => dirname(file) !== basename(folder))
    .map((file) => readManifest(join(top, file)));
  const conflicts = conflictsIn([...others, own]);
  if (conflicts.length > 0) throw new BuildError(`Two remotes claim the same paths:\n  ${conflicts.join('\n  ')}`);
  return own;
}

const sources = [
  'packages/{contracts,markdown,page-sections,planning,remote-kit,ui}/**',
  'tools/webpack/**',
  'package-lock.json',
];

/**
 * Identifies a build: turbo's hash of everything it depends on, else the hash of the same files. Equal sources give an equal
 * release, so that building twice publishes nothing new.
 */
export function releaseOf(folder: string): string {
  const turbo = process.env['TURBO_HASH'];
  if (turbo) return turbo.slice(0, 12);
  const hash = createHash('sha256');
  const patterns = [`${relative(top, folder)}/**`, ...sources];
  const files = globSync(patterns, { cwd: top, withFileTypes: true, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => a.localeCompare(b, 'en'));
  for (const file of files) hash.update(relative(top, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
