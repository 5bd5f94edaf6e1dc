import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.ts';
import { serviceNames } from '@portfolio/contracts/routes';
import { PlainError } from '../terminal/plain-error.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The code of a revision, in a folder of its own, with its libraries. */
export interface OldCode {
  folder: string;
  /** Short hash, date and first line of its message. */
  title: string;
}

/** The last revision whose code does not know all migrations of today, but the baseline: with that, migrations begin. */
export function revisionBeforeMigrations(): string {
  const paths = serviceNames.map((service) => `:(glob)services/${service}/src/migrations/*.ts`);
  const added = (...of: string[]) => git('log', '-1', '--diff-filter=A', '--format=%H', ...of);
  const begin = added('HEAD', '--', ':(glob)services/*/src/migrations/*-baseline.ts');
  const newest = added(`${begin}..HEAD`, '--', ...paths, ':!**/*.test.ts');
  return newest ? `${newest}^` : begin;
}

/** @throws PlainError when there is no such revision */
export function checkOut(revision: string, folder: string): OldCode {
  let title: string;
  try {
    title = git('log', '-1', '--format=%h (%ad) %s', '--date=short', revision);
  } catch {
    throw new PlainError(`There is no revision "${revision}": name a commit or a tag of this repository.`);
  }
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  git('archive', '--output', archive, revision);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  giveLibraries(folder);
  return { folder, title };
}

/** Its own where they are others than today's: it may still ask for one that is dropped since. */
function giveLibraries(folder: string): void {
  const list = (checkout: string): string => readFileSync(join(checkout, 'package-lock.json'), 'utf8');
  if (list(folder) === list(root)) return linkLibraries(folder);
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quietly], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Libraries are those of today, but the workspaces' links lead into the old folder: what is asked is whether the old code can serve the new schema.
 */
export function linkLibraries(folder: string): void {
  const libraries = join(folder, 'node_modules');
  const own = join(libraries, '@portfolio');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@portfolio' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(libraries, name));
  }
  for (const path of globSync('{packages,services}/*/package.json', { cwd: folder })) {
    const workspace = join(path, '..');
    symlinkSync(join(folder, workspace), join(own, basename(workspace)));
    const nested = join(root, workspace, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, workspace, 'node_modules'));
  }
}

/** Builds the old code's services, as their packages say. */
export function buildServices({ folder }: OldCode): void {
  for (const service of serviceNames)
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: join(folder, 'services', service), stdio: 'pipe' });
}

/** The migrations of a service in a checkout, in order; names of files without their ending. */
export const migrationsOf = (folder: string, service: string): string[] =>
  globSync('*.ts', { cwd: join(folder, 'services', service, 'src/migrations') })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => basename(name, '.ts'))
    .toSorted();
