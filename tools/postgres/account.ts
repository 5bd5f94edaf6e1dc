import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { PlainError } from '../terminal/plain-error.ts';
import type { Binaries } from './binaries.ts';

/** A system account, as `spawn` takes it. Empty for "our own". */
export type Account = { uid: number; gid: number } | Record<string, never>;

const isRoot = process.getuid?.() === 0;

/**
 * The account that PostgreSQL runs as. It refuses to run as root, so root lends it another: the owner of existing data,
 * else `postgres`, else `nobody`.
 * @param dataFolder may not exist yet
 */
export function databaseAccount(dataFolder: string): Account {
  if (!isRoot) return {};
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such account: try the next one.
    }
  }
  throw new PlainError('PostgreSQL does not run as root and there is no other account: start as an ordinary user.');
}

/** Programs and data of one cluster, where the account that runs it can reach them. */
export interface Home {
  binaries: Binaries;
  data: string;
}

/**
 * Where a cluster lives: in `wanted`, unless root's checkout lies below a folder that only root may enter (such as its
 * home directory). Then data and a copy of the programs go to the machine's place for such data.
 * @param wanted data folder
 */
export function reachableHome(binaries: Binaries, wanted: string): Home {
  if (!isRoot || (isOpen(dirname(wanted)) && isOpen(dirname(binaries.postgres)))) return { binaries, data: wanted };
  const home = join('/var/lib/portfolio', createHash('sha256').update(wanted).digest('hex').slice(0, 12));
  const programs = dirname(dirname(binaries.postgres));
  const copy = join(home, 'programs');
  if (!existsSync(copy)) {
    mkdirSync(home, { recursive: true, mode: 0o711 });
    cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  }
  const moved = (path: string) => join(copy, path.slice(programs.length));
  return {
    binaries: { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) },
    data: join(home, 'data'),
  };
}

/** True when everybody may pass through this folder and all above it. */
function isOpen(folder: string): boolean {
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpen(dirname(folder));
}
