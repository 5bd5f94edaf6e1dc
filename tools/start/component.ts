import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../postgres/account.ts';
import { signalGroup, waitForEnd } from '../processes.ts';
import { PlainError } from '../terminal/plain-error.ts';

/** A program of the product that runs until it is stopped. */
export interface ComponentSpec {
  name: string;
  file: string;
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  account?: Account;
  /** Where people reach it; shown in the table. */
  address?: string;
  isReady: () => Promise<boolean>;
  /**
   * Answers false, or nothing, when the process hangs; asked now and then while it is ready. Trouble with what it depends on is no reason.
   */
  isLive?: () => Promise<boolean>;
  /** Milliseconds between two questions, and for which an answer is waited. */
  liveEvery?: number;
  /** Asks it to end; SIGTERM when left out. */
  stopSignal?: NodeJS.Signals;
  /** How often it may end before it is first ready; once when left out. */
  attempts?: number;
}

/** `stopped` on purpose; `broken` ended by itself and waits to be started again. */
export type ComponentState = 'stopped' | 'starting' | 'ready' | 'broken';

/** What a component tells the one who runs it. */
export interface ComponentListener {
  line: (name: string, text: string) => void;
  /** A sentence for the person at the terminal. */
  notice: (text: string) => void;
  /** Its process began or ended. */
  change: () => void;
}

/** A gateway is ready with the services, which fill their databases before: a busy machine takes minutes for that. */
const readyTimeout = 180_000;
const stopTimeout = 15_000;
/** So many questions without an answer: a busy machine makes processes wait, too. */
const patience = 4;
const liveEvery = 5_000;
const longestPause = 4_000;
/** A component that ran this long has recovered: the next pause is short again. */
const steadyAfter = 30_000;

/** Runs one program: waits until it is ready, starts it again when it dies, stops it in time. */
export class Component {
  readonly spec: ComponentSpec;
  state: ComponentState = 'stopped';
  readonly #listener: ComponentListener;
  #child: ChildProcess | undefined;
  /** True once `stop` was called, until `start` is. */
  #isUnwanted = true;
  #starting: Promise<void> | undefined;
  #startedAt = 0;
  #failures = 0;
  #lastLines: string[] = [];

  constructor(spec: ComponentSpec, listener: ComponentListener) {
    this.spec = spec;
    this.#listener = listener;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts it, unless it runs, and resolves once it is ready.
   * @throws PlainError with its last lines when it ends or hangs before that
   */
  start(): Promise<void> {
    if (this.state === 'ready') return Promise.resolve();
    this.#isUnwanted = false;
    this.#starting ??= this.#startOnce().finally(() => (this.#starting = undefined));
    return this.#starting;
  }

  async #startOnce(): Promise<void> {
    const deadline = Date.now() + readyTimeout;
    for (let attempt = 1; ; attempt += 1) {
      const child = this.#spawn();
      while (this.#child === child && Date.now() < deadline) {
        if (await this.spec.isReady()) return this.#becomeReady(child);
        await sleep(100);
      }
      this.#requireWanted();
      if (attempt >= (this.spec.attempts ?? 1) || Date.now() >= deadline) {
        const failure = this.#failure(deadline);
        await this.#end();
        throw failure;
      }
      await sleep(500);
      this.#requireWanted();
    }
  }

  /** Ends it and all that it started, first politely. Resolves once it is gone; it stays so until `start`. */
  async stop(): Promise<void> {
    this.#isUnwanted = true;
    return this.#end();
  }

  async #end(): Promise<void> {
    this.state = 'stopped';
    const pid = this.pid;
    if (pid === undefined) return;
    process.kill(pid, this.spec.stopSignal ?? 'SIGTERM');
    if (!(await waitForEnd(pid, stopTimeout))) {
      this.#listener.notice(`${this.spec.name} does not end by itself and is killed.`);
    }
    this.kill();
    await waitForEnd(pid, stopTimeout);
  }

  /** Stops it, if it runs, and starts it again: with what has been built meanwhile. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends it at once, with all that it started. */
  kill(): void {
    if (this.pid !== undefined) signalGroup(this.pid, 'SIGKILL');
  }

  #spawn(): ChildProcess {
    this.state = 'starting';
    this.#startedAt = Date.now();
    const { file, args, env, cwd, account } = this.spec;
    // A group of its own, so that Ctrl-C reaches only us and things stop in the right order.
    const child = spawn(file, args, { env, cwd, ...account, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (text) => this.#note(text));
    }
    child.on('error', (error) => this.#note(error.message));
    // 'close' and not 'exit', so that the last lines have been read.
    child.on('close', (code, signal) => this.#ended(child, signal ?? `code ${code}`));
    this.#listener.change();
    return child;
  }

  /** @throws PlainError when `stop` was called while it started */
  #requireWanted() {
    if (this.#isUnwanted) throw new PlainError(`${this.spec.name} was stopped.`);
  }

  #note(text: string) {
    this.#lastLines = [...this.#lastLines.slice(-9), text];
    this.#listener.line(this.spec.name, text);
  }

  #becomeReady(child: ChildProcess) {
    if (this.#child !== child) return;
    this.state = 'ready';
    void this.#watch(child);
  }

  /** Kills the process when it hangs; it is then started again like one that died. */
  async #watch(child: ChildProcess) {
    const { isLive, liveEvery: every = liveEvery, name } = this.spec;
    if (!isLive) return;
    for (let missed = 0; missed < patience;) {
      await sleep(every, undefined, { ref: false });
      if (this.#child !== child || this.state !== 'ready') return;
      const late = sleep(every, false, { ref: false });
      missed = (await Promise.race([isLive().catch(() => false), late])) ? 0 : missed + 1;
    }
    if (this.#child !== child || this.state !== 'ready') return;
    this.#listener.notice(`${name} does not answer any more and is replaced.`);
    this.kill();
  }

  #ended(child: ChildProcess, how: string) {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#listener.change();
    if (this.state !== 'ready') return;
    this.state = 'broken';
    if (Date.now() - this.#startedAt > steadyAfter) this.#failures = 0;
    void this.#heal(how);
  }

  async #heal(how: string) {
    const pause = Math.min(longestPause, 250 * 2 ** this.#failures);
    this.#failures += 1;
    this.#listener.notice(`${this.spec.name} ended (${how}); it is started again in ${pause / 1000} s.`);
    await sleep(pause);
    if (this.state !== 'broken') return;
    try {
      await this.start();
      this.#listener.notice(`${this.spec.name} is back.`);
    } catch (error) {
      if (this.#isUnwanted) return;
      this.state = 'broken';
      void this.#heal((error as Error).message);
    }
  }

  #failure(deadline: number): PlainError {
    const what = Date.now() < deadline ? 'ended before it was ready' : `was not ready within ${readyTimeout / 1000} s`;
    return new PlainError([`${this.spec.name} ${what}. Its last lines:`, ...this.#lastLines].join('\n  '));
  }
}
