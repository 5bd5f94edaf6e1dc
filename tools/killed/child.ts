import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { folderStore } from '@portfolio/releases/store';
import { Client } from 'pg';
import { restore } from '../backup/restore.ts';
import { readKeys } from '@portfolio/releases/keys';
import { releaseRemote } from '../release/publish.ts';
import type { Killed, Work } from './killed.ts';

/**
 * Restores or releases, and is killed before its n-th step: a statement, or a file that gets its name. Says how many steps it took when it
 * is not.
 */
const { at, ...work } = JSON.parse(process.argv[2]!) as Work & Pick<Killed, 'at'>;
let steps = 0;

function step(): void {
  steps += 1;
  if (steps === at) process.kill(process.pid, 'SIGKILL');
}

const counted = <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
  function (this: unknown, ...args: Args): Result {
    step();
    return Reflect.apply(call, this, args);
  };
fs.rename = counted(fs.rename);
fs.link = counted(fs.link);
syncBuiltinESMExports();
const { prototype } = Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } };
prototype.query = counted(prototype.query);

if (work.kind === 'restore') await restore({ ...work.target, say: () => undefined }, work.from, true);
else
  await releaseRemote({ store: folderStore(work.store), keys: readKeys(work.keys) }, work.name, {
    folder: work.folder,
  });
console.log(steps);
