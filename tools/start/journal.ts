import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { LogFile } from './log-file.ts';
import { renderLine } from './log-line.ts';

const colours = ['cyan', 'magenta', 'blue', 'green', 'yellow'] as const;
const nameWidth = 18;
/** Milliseconds without a loss before the next is said. */
const lossesEvery = 60_000;

/**
 * Where everything that happens during a run is written: all of it to a file per program, and what matters to the
 * terminal, prefixed by the program's name.
 */
export class Journal {
  readonly folder: string;
  readonly #lowest: Parameters<typeof renderLine>[1];
  #lastLoss = 0;
  readonly #files = new Map<string, LogFile>();

  /**
   * @param dataPath the files go to `logs/` below it, which only their owner may read
   * @param lowest level that the terminal shows
   */
  constructor(dataPath: string, lowest: Parameters<typeof renderLine>[1]) {
    this.folder = join(dataPath, 'logs');
    this.#lowest = lowest;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    chmodSync(this.folder, 0o700);
  }

  /** A line that a program wrote. */
  line(name: string, text: string): void {
    this.#file(name).write(text);
    const shown = renderLine(text, this.#lowest);
    if (shown !== undefined) this.#print(name, shown);
  }

  /** A sentence of our own about a step or a component. */
  say(text: string): void {
    console.log(text);
  }

  /** Resolves when everything is in the files. */
  async close(): Promise<void> {
    await Promise.all([...this.#files.values()].map((file) => file.end()));
  }

  #file(name: string): LogFile {
    const known = this.#files.get(name);
    if (known) return known;
    const file = new LogFile(join(this.folder, `${name}.log`), (error) => this.#lost(error));
    this.#files.set(name, file);
    return file;
  }

  /** Said now and then, as every line that comes meanwhile is lost. */
  #lost(error: Error) {
    if (Date.now() - this.#lastLoss > lossesEvery) this.say(`Logs cannot be written: ${error.message}`);
    this.#lastLoss = Date.now();
  }

  #print(name: string, text: string) {
    const index = [...this.#files.keys()].indexOf(name);
    const prefix = styleText(colours[index % colours.length] ?? 'cyan', name.padEnd(nameWidth));
    for (const line of text.split('\n')) console.log(`${prefix}${line}`);
  }
}
