import { readKeys } from '@portfolio/releases/keys';
import { changeRegistry, latestSigned } from '@portfolio/releases/registry';
import { folderStore } from '@portfolio/releases/store';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { PlainError } from '../terminal/plain-error.ts';
import { client, type Source } from './backup.ts';
import { closeSite, openSite, seenBeforeCut } from '../start/closed-site.ts';
import { hashOf, copyFiles, filesBelow, isPassing } from './files.ts';
import { readManifest, rowsFile, type Manifest } from './manifest.ts';
import { findRows, othersIn, restoreTables, countRows } from './tables.ts';

/** Where a backup is put, and who hears of it. */
export interface Target extends Source {
  /** Of the keys that sign releases. */
  keysPath: string;
  /** Told what is lost, before it is, and what is left to do. */
  say: (sentence: string) => void;
}

/**
 * Puts a backup into databases that have its tables, and into folders, where nothing stays that it does not hold. Everything is looked at before
 * anything changes: until the last moment all is as it was. One that is cut off in that moment leaves databases that nobody gets into, until
 * it is tried again.
 * @param replace what is there
 * @throws PlainError when the backup is not whole, something runs on the databases, or something is there already
 */
export async function restore(target: Target, folder: string, replace: boolean): Promise<Manifest> {
  const manifest = readManifest(folder);
  await requireWhole(manifest, folder);
  const open = Object.keys(manifest.databases).map((service) => ({ service, own: databaseOf(target, service) }));
  try {
    for (const { own } of open) await own.connect();
    for (const { own, service } of open) await requireStopped(own, service);
    const losses = await lossesOf(target, manifest);
    if (!replace && (losses.length > 0 || (await hasRows(open.map(({ own }) => own))))) throw wouldLose(losses);
    for (const sentence of losses) target.say(sentence);
    const { releases } = target.folders;
    const seen = Math.max(
      (await seenBeforeCut(target)) ?? 0,
      releases === undefined ? 0 : await newestNumber(releases),
    );
    for (const { own, service } of open)
      await restoreTables(own, manifest.databases[service]!, (table) => rowsFile(folder, service, table)).catch(
        (error: unknown) => {
          throw new PlainError(
            `The database of ${service} could not be restored, and all is as it was: ${(error as Error).message} ` +
              `The backup is of the code at commit ${manifest.commit}: migrate with that one, restore, and upgrade then.`,
          );
        },
      );
    const folders = Object.entries(target.folders);
    for (const [name, to] of folders) await stageFiles(join(folder, name), to);
    await closeSite(target, seen);
    // Who has connected meanwhile waits for rows that are locked, and would go on beside what is restored.
    for (const { own, service } of open)
      await requireStopped(own, service).catch(async (error: unknown) => {
        await openSite(target);
        throw error;
      });
    for (const { own } of open) await own.query('COMMIT');
    for (const [, to] of folders) await swapFiles(to);
    const left = releases !== undefined && seen > 0 && (await publishAbove(releases, seen, target.keysPath));
    await openSite(target);
    if (left) target.say(left);
  } finally {
    for (const { own } of open) await own.end();
  }
  return manifest;
}

function databaseOf({ server, databases }: Source, service: string): Client {
  const database = databases[service];
  if (database === undefined) throw new PlainError(`The backup has a database of ${service}, which is not known here.`);
  return client(server, database);
}

/** Services would go on with what they remember, and write beside it. */
async function requireStopped(own: Client, service: string): Promise<void> {
  const [other] = await othersIn(own);
  if (other !== undefined)
    throw new PlainError(`"${other}" is connected to the database of ${service}: stop the services, and restore then.`);
}

async function hasRows(all: readonly Client[]): Promise<boolean> {
  for (const own of all) if ((await findRows(own)) !== undefined) return true;
  return false;
}

const wouldLose = (losses: readonly string[]): PlainError =>
  new PlainError(['Something is there already. With --replace it would be lost:', ...losses].join('\n  '));

/** @throws PlainError naming the first file that is missing or another than was written */
async function requireWhole({ databases, files }: Manifest, folder: string): Promise<void> {
  const expected = [
    ...Object.entries(databases).flatMap(([service, { tables }]) =>
      tables.map(({ name, sha256 }): [string, string] => [rowsFile(folder, service, name), sha256]),
    ),
    ...Object.entries(files).flatMap(([name, hashes]) =>
      Object.entries(hashes).map(([path, hash]): [string, string] => [join(folder, name, path), hash]),
    ),
  ];
  for (const [path, hash] of expected)
    if (!existsSync(path) || (await hashOf(path)) !== hash)
      throw new PlainError(`${path} is missing or damaged: nothing was restored.`);
}

/** What is there and goes when a backup takes its place: sentences for people. Nothing when there is nothing. */
async function lossesOf({ server, databases, folders }: Source, manifest: Manifest): Promise<string[]> {
  const losses: string[] = [];
  for (const [service, database] of Object.entries(databases)) {
    const kept = manifest.databases[service]?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
    const own = client(server, database);
    await own.connect();
    const rows = await countRows(own).finally(() => own.end());
    if (rows > 0) losses.push(`${database}: its ${rows} rows go; ${kept} of ${manifest.made} take their place.`);
  }
  for (const [name, folder] of Object.entries(folders)) {
    const lost = await filesLost(folder, manifest.files[name]);
    if (lost.length > 0)
      losses.push(`${name}: ${lost.length} files that the backup does not have go, such as ${lost.at(-1)}.`);
  }
  return losses;
}

/** The number of the newest registry of a store; 0 while nothing is published. */
const newestNumber = async (folder: string): Promise<number> =>
  (await latestSigned(folderStore(folder)))?.sequence ?? 0;

/**
 * Edges and browsers take no registry over that is older than one they have seen, so what was restored gets a number above those.
 * @param seen the newest number before
 * @param keysPath of the keys that sign
 * @returns what is left to do by hand; undefined when all is done
 */
async function publishAbove(folder: string, seen: number, keysPath: string): Promise<string | undefined> {
  if ((await newestNumber(folder)) >= seen) return undefined;
  const byHand = `Releases: edges have seen registry ${seen}. Publish what was restored above it, with the keys that sign: npm run release -- renew ${seen}`;
  if (!existsSync(keysPath)) return byHand;
  const store = folderStore(folder);
  return changeRegistry({ store, keys: readKeys(keysPath) }, (published) => ({ ...published }), seen).then(
    () => undefined,
    () => byHand,
  );
}

/** Beside what is there, and on the same disk: what it will be, and what it was. */
const next = '.restoring';
const former = '.replaced';

/** What a folder will hold, whole, before anything in it changes. A try of before that was cut off is cleared away. */
async function stageFiles(from: string, to: string): Promise<void> {
  for (const name of [next, former]) await rm(join(to, name), { recursive: true, force: true });
  await mkdir(join(to, next), { recursive: true, mode: 0o700 });
  await copyFiles(from, join(to, next));
}

/** Puts what was staged in the place of what is there. The folder itself stays: it may be a disk of its own. */
async function swapFiles(to: string): Promise<void> {
  await mkdir(join(to, former), { recursive: true, mode: 0o700 });
  for (const name of await readdir(to))
    if (name !== next && name !== former && !isPassing(`${name}/`))
      await rename(join(to, name), join(to, former, name));
  for (const name of await readdir(join(to, next))) await rename(join(to, next, name), join(to, name));
  for (const name of [next, former]) await rm(join(to, name), { recursive: true, force: true });
}

/** Files that are there and not in the backup. */
async function filesLost(folder: string, kept: Manifest['files'][string] = {}): Promise<string[]> {
  return existsSync(folder) ? (await filesBelow(folder)).filter((path) => !(path in kept)) : [];
}
