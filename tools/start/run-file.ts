import { accessSync, constants, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { birthMark, isAlive, processName, signalGroup, waitForEnd } from '../processes.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { writeWhole } from '../write-whole.ts';

/** A process that we started, told from a later one with the same number. */
interface Running {
  pid: number;
  birth: string;
}

/** What a running `npm start` tells others about itself, in `run.json` below the data path. */
export interface Run extends Running {
  /** Where tests stop and start components, and the token that lets them. */
  control: { url: string; token: string } | undefined;
  children: (Running & { name: string })[];
}

/** Without a mark nothing says that it is: what is not known to be ours is left alone. */
const isSame = ({ pid, birth }: Running) => isAlive(pid) && birth !== '' && birthMark(pid) === birth;

/**
 * Takes the data path for this process: one run at a time. Ends what a killed run left running; the database is left
 * to the cluster, which ends it in its own way.
 * @throws PlainError when another run has it
 */
export async function takeDataPath(dataPath: string): Promise<RunFile> {
  const path = join(dataPath, 'run.json');
  try {
    mkdirSync(dataPath, { recursive: true, mode: 0o711 });
    accessSync(dataPath, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new PlainError(`Nothing can be written in ${dataPath}: ${(error as Error).message}`);
  }
  const before = readRun(path);
  if (before && isSame(before)) {
    throw new PlainError(
      `It already runs here (process ${before.pid}): stop that one with Ctrl-C, or set DATA_PATH and the ports for a second.`,
    );
  }
  for (const child of before?.children ?? []) {
    if (!isSame(child) || processName(child.pid) === 'postgres') continue;
    signalGroup(child.pid, 'SIGKILL');
    await waitForEnd(child.pid, 5000);
  }
  return new RunFile(path);
}

/** Undefined when there was none, or when what is there tells nothing: a disk that was full or a machine that failed may leave it empty. */
function readRun(path: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Run;
  } catch {
    return undefined;
  }
}

/** Our own entry, kept up to date while we run. */
export class RunFile {
  readonly #path: string;
  #run: Run = { pid: process.pid, birth: birthMark(process.pid), control: undefined, children: [] };

  constructor(path: string) {
    this.#path = path;
    this.update({});
  }

  update(change: Partial<Pick<Run, 'control'>> & { children?: { name: string; pid: number }[] }): void {
    const children = change.children?.map((child) => ({ ...child, birth: birthMark(child.pid) }));
    this.#run = { ...this.#run, ...change, children: children ?? this.#run.children };
    writeWhole(this.#path, `${JSON.stringify(this.#run, null, 2)}\n`);
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}
