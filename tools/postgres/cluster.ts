import { execFile } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive, processName, waitForEnd } from '../processes.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { databaseAccount, reachableHome, type Account } from './account.ts';
import { findBinaries } from './binaries.ts';

/** How to start a prepared cluster: a program that runs in the foreground and stops fast on SIGINT. */
export interface ClusterCommand {
  file: string;
  args: string[];
  account: Account;
}

/** What the cluster needs to know. */
export interface ClusterOptions {
  /** Folder for the data, made when missing. */
  data: string;
  port: number;
  /** Password of the superuser `postgres`. */
  password: string;
}

/**
 * Makes a cluster ready to start: initialises it the first time, and clears away what a killed run left behind.
 * @throws PlainError when the data cannot be used
 */
export async function prepareCluster({ data, port, password }: ClusterOptions): Promise<ClusterCommand> {
  const home = reachableHome(await findBinaries(), data);
  const account = databaseAccount(home.data);
  if (!existsSync(join(home.data, 'PG_VERSION'))) await initialise(home.binaries.initdb, home.data, password, account);
  await clearLeftovers(home.data);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_checkpoints=off',
    // The services end their statements with the request's id, which must not be cut off.
    'track_activity_query_size=16384',
  ];
  return {
    file: home.binaries.postgres,
    args: ['-D', home.data, ...settings.flatMap((setting) => ['-c', setting])],
    account,
  };
}

/** Removes a cluster's data. It must not run. */
export async function removeCluster(data: string): Promise<void> {
  const home = reachableHome(await findBinaries(), data);
  await clearLeftovers(home.data);
  rmSync(home.data === data ? data : dirname(home.data), { recursive: true, force: true });
}

/** Made beside its place and moved there whole: what a first start that was killed half-way leaves is no database. */
async function initialise(initdb: string, data: string, password: string, account: Account) {
  const draft = `${data}.new`;
  const passwordFile = `${data}.password`;
  for (const left of [data, draft, passwordFile]) rmSync(left, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  // Only its verifier, which PostgreSQL keeps as it is: a kill may leave the file.
  writeFileSync(passwordFile, scramVerifier(password), { mode: 0o600 });
  if (account.uid !== undefined) {
    chownSync(draft, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const flags = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  try {
    await promisify(execFile)(initdb, [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, ...flags], { ...account });
    renameSync(draft, data);
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);
    throw new PlainError(`The database could not be set up in ${data}: ${reason}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** What PostgreSQL keeps of a password (RFC 5803), so that the password itself need not be told. */
export function scramVerifier(password: string, salt = randomBytes(16), rounds = 4096): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const server = keyed('Server Key').toString('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`;
}

/**
 * A killed run may leave a running server, or a pid file whose number another program has by now. A pid file without
 * a process stays: PostgreSQL itself clears it once the old server's last children have let go of the shared memory.
 */
async function clearLeftovers(data: string) {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  if (processName(pid) !== 'postgres') return rmSync(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  if (!(await waitForEnd(pid, 15_000))) {
    throw new PlainError(`An earlier database (process ${pid}) does not end: stop it and start again.`);
  }
}
