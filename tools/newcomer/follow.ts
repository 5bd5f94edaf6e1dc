import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, signalGroup } from '../processes.ts';
import type { Run } from '../start/run-file.ts';
import { PlainError } from '../terminal/plain-error.ts';
import type { Step } from './document.ts';
import type { Guest } from './guest.ts';

const minutes = 60_000;
/** A first start installs and builds. */
const patience = 25 * minutes;
/** For which somebody loads a page again until it shows what was released. */
const reloading = 20_000;

/** Does what documents say, as the guest, and stays in the folder that they lead to. */
export class Reader {
  readonly #guest: Guest;
  #folder: string;
  #product: ChildProcess | undefined;

  constructor(guest: Guest) {
    this.#guest = guest;
    this.#folder = guest.home;
  }

  get folder(): string {
    return this.#folder;
  }

  /** @throws PlainError with what was shown, when it fails or does not show what it should */
  async follow({ kind, text, seen }: Step): Promise<void> {
    if (kind === 'keys') return this.end();
    if (/^(?:\w+=\S+ )?npm start$/.test(text)) return this.#start(text);
    const deadline = Date.now() + (text.startsWith('curl ') ? reloading : 0);
    for (;;) {
      const { code, shown } = await (kind === 'diff' ? this.#run('git apply -', `${text}\n`) : this.#run(text));
      const missing = seen.find((line) => !shown.includes(line));
      if (code === 0 && missing === undefined) return;
      if (Date.now() > deadline) {
        const what = code === 0 ? `does not show "${missing}"` : `ended with ${code}`;
        throw new PlainError(`It ${what}:\n${shown.slice(-6000)}`);
      }
      await sleep(1000);
    }
  }

  /** Presses Ctrl-C where the product runs, if it does. */
  async end(): Promise<void> {
    const product = this.#product;
    if (product === undefined) return;
    const ended = once(product, 'exit');
    signalGroup(product.pid!, 'SIGINT');
    await Promise.race([ended, sleep(minutes, undefined, { ref: false })]);
    if (this.#product === undefined) return;
    signalGroup(product.pid!, 'SIGKILL');
    throw new PlainError('The product did not end within a minute of Ctrl-C.');
  }

  /** Resolves once the product says that it is ready. */
  async #start(command: string): Promise<void> {
    const { ready, shown } = this.#launch(command);
    if (!(await ready)) throw new PlainError(`The product ended before it was ready:\n${shown().slice(-6000)}`);
    requireNoTrace(shown());
  }

  /**
   * Starts a site of its own and kills a part of it while it starts: the start recovers, or ends by itself and says why.
   * @param part as `run.json` names it; the start itself when left out
   */
  async startAndKill(dataPath: string, part?: string): Promise<void> {
    const { ready, shown } = this.#launch(`DATA_PATH=${dataPath} npm start`);
    const outcome = ready.then((isReady) => (isReady ? 'ready' : 'ended'));
    const pid = await Promise.race([outcome, this.#partOf(join(this.#folder, dataPath, 'run.json'), part)]);
    if (typeof pid === 'number' && isAlive(pid)) process.kill(pid, 'SIGKILL');
    if ((await outcome) === 'ready') await this.end();
    requireNoTrace(shown());
  }

  /** The process of the part, once there is one; of the start itself, once it has begun services. */
  async #partOf(runFile: string, part: string | undefined): Promise<number> {
    for (;;) {
      try {
        const { pid, children } = JSON.parse(readFileSync(runFile, 'utf8')) as Run;
        const found = children.find(({ name }) => name === (part ?? 'auth'));
        if (found) {
          await sleep(300);
          return part === undefined ? pid : found.pid;
        }
      } catch {
        // Not there yet.
      }
      await sleep(20);
    }
  }

  /** @returns what tells whether it is ready or has ended, and what it has shown so far */
  #launch(command: string): { ready: Promise<boolean>; shown: () => string } {
    const product = this.#spawn(`exec env ${command}`);
    this.#product = product;
    let shown = '';
    const ready = new Promise<boolean>((resolve, reject) => {
      for (const stream of [product.stdout!, product.stderr!])
        stream.on('data', (part: Buffer) => {
          shown += part.toString();
          if (/^Ready in /m.test(shown)) resolve(true);
        });
      product.on('exit', () => {
        this.#product = undefined;
        resolve(false);
      });
      setTimeout(() => reject(new PlainError(`It is not ready:\n${shown.slice(-6000)}`)), patience).unref();
    });
    return { ready, shown: () => shown };
  }

  async #run(commands: string, input = ''): Promise<{ code: number; shown: string }> {
    const place = join(this.#guest.home, '.folder');
    const child = this.#spawn(`set -eo pipefail\n${this.#here(commands)}\npwd > "$HOME/.folder"`);
    child.stdin!.on('error', () => undefined).end(input);
    let shown = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (part: Buffer) => (shown += part.toString()));
    const late = setTimeout(() => signalGroup(child.pid!, 'SIGKILL'), patience);
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    clearTimeout(late);
    if (code === 0) this.#folder = readFileSync(place, 'utf8').trimEnd();
    return { code: code ?? 1, shown: signal === null ? shown : `${shown}\n${signal}` };
  }

  /** The address and the port are the only words that differ from the document. */
  #here(commands: string): string {
    const { address, env } = this.#guest;
    return commands.replace('<address>', `'${address}'`).replaceAll('localhost:3000', `localhost:${env['EDGE_PORT']}`);
  }

  #spawn(script: string): ChildProcess {
    const { env, account } = this.#guest;
    return spawn('bash', ['-c', script], { cwd: this.#folder, env, ...account, detached: true, stdio: 'pipe' });
  }
}

function requireNoTrace(shown: string): void {
  if (/^\s+at .*[\w)]:\d+:\d+\)?$/m.test(shown))
    throw new PlainError(`A stack trace in a start:\n${shown.slice(-6000)}`);
}
