import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@portfolio/service-kit/logging';
import { Client } from 'pg';

/** Milliseconds until a lost connection is made anew. */
const healMs = 500;

/** So often a connection shows that it is one: a dead line says nothing by itself. */
const proofMs = 10_000;

interface Options {
  url: string;
  /** What is done with what is told, by channel. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** It hears from now on; what was told before, it has not heard. */
  onListening: () => void;
  log: Logger;
}

/** Hears what transactions tell, over a connection of its own; when that is lost it makes another. */
export class Listener {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #client: Client | undefined;
  #running: Promise<void> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#client !== undefined;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Tells all who listen, itself too. What cannot be told now is not told. */
  tell(channel: string, payload: object): void {
    void this.#ask('SELECT pg_notify($1, $2)', [channel, JSON.stringify(payload)]).catch(() => {});
  }

  /** One after the other, as `pg` wants it. */
  #ask(statement: string, values: string[] = []): Promise<unknown> {
    const asked = this.#last.catch(() => {}).then(() => this.#client?.query(statement, values));
    this.#last = asked;
    return asked;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let isLost = false;
    while (!signal.aborted) {
      try {
        await this.#listen(signal);
        isLost = false;
      } catch (error) {
        if (!isLost) this.#options.log.warn({ err: error }, 'changes are not heard');
        isLost = true;
      }
      await delay(healMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Resolves when the connection is lost, or is not needed any more. */
  async #listen(signal: AbortSignal): Promise<void> {
    const { url, channels, onListening, log } = this.#options;
    const client = new Client({
      connectionString: url,
      application_name: 'scheduling-live',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort()).on('end', () => lost.abort());
    client.on('notification', ({ channel, payload = '' }) => {
      try {
        channels[channel]?.(payload);
      } catch (error) {
        // Of another release, perhaps: what is not understood ends neither the connection nor the process.
        log.warn({ err: error, channel }, 'what was told is not understood');
      }
    });
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`LISTEN ${channel}`);
      this.#client = client;
      onListening();
      const over = AbortSignal.any([lost.signal, signal]);
      while (!over.aborted) {
        await delay(proofMs, undefined, { signal: over, ref: false }).catch(() => {});
        if (!over.aborted) await this.#ask('SELECT');
      }
    } finally {
      this.#client = undefined;
      const ended = client.end().catch(() => {});
      // One that answers no more does not take leave, either.
      if (!lost.signal.aborted && signal.aborted) await ended;
    }
  }
}
