import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup } from '../processes.ts';
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
    if (text === 'npm start') return this.#start();
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
  async #start(): Promise<void> {
    const product = this.#spawn('exec npm start');
    this.#product = product;
    let shown = '';
    const ready = new Promise<void>((resolve, reject) => {
      for (const stream of [product.stdout!, product.stderr!])
        stream.on('data', (part: Buffer) => {
          shown += part.toString();
          if (/^Ready in /m.test(shown)) resolve();
        });
      product.on('exit', () => {
        this.#product = undefined;
        reject(new PlainError(`The product ended before it was ready:\n${shown.slice(-6000)}`));
      });
      setTimeout(() => reject(new PlainError(`It is not ready:\n${shown.slice(-6000)}`)), patience).unref();
    });
    await ready;
    const trace = /^\s+at .*[\w)]:\d+:\d+\)?$/m.exec(shown);
    if (trace) throw new PlainError(`A stack trace in a healthy start:\n${shown.slice(-6000)}`);
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
