import { throttled } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';

/** How many files are written at once, in all and to one company; and how long one may take, in milliseconds. */
export interface ExportLimits {
  connections: number;
  ofCompany: number;
  /** Without a byte that the reader takes. */
  idle: number;
  /** In all, however steadily somebody takes a little. */
  whole: number;
}

export const exportLimits: ExportLimits = { connections: 6, ofCompany: 2, idle: 30_000, whole: 15 * 60_000 };

/** Seconds after which one of a company's files is probably written. */
const soon = 15;

/**
 * Where files are read from that take as long as their readers do: connections of their own, so that slow readers hold up other
 * files at most, and so few for one company that they hold up no other's.
 */
export class Exports {
  readonly limits: ExportLimits;
  readonly #database: DataSource;
  readonly #running = new Map<string, number>();
  #opening: Promise<unknown> | undefined;

  /** @param database not connected, with `limits.connections` connections; the first file connects it */
  constructor(database: DataSource, limits = exportLimits) {
    this.#database = database;
    this.limits = limits;
  }

  /**
   * @param whose company, or who asks where it is of none
   * @throws AppError `throttled` while as many of theirs as may be are written
   */
  async run<T>(whose: string, work: (database: DataSource) => Promise<T>): Promise<T> {
    const running = this.#running.get(whose) ?? 0;
    if (running >= this.limits.ofCompany) throw throttled(soon);
    this.#running.set(whose, running + 1);
    try {
      await this.#open();
      return await work(this.#database);
    } finally {
      const left = (this.#running.get(whose) ?? 1) - 1;
      if (left > 0) this.#running.set(whose, left);
      else this.#running.delete(whose);
    }
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => {});
    if (this.#database.isInitialized) await this.#database.destroy();
  }

  /** Tried again with the next file when the database was away. */
  #open(): Promise<unknown> {
    this.#opening ??= this.#database.initialize().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }
}
