import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { renderLine } from './log-line.ts';

const colours = ['cyan', 'magenta', 'blue', 'green', 'yellow'] as const;
const nameWidth = 18;

/**
 * Where everything that happens during a run is written: all of it to a file per program, and what matters to the
 * terminal, prefixed by the program's name.
 */
export class Journal {
  readonly folder: string;
  readonly #lowest: Parameters<typeof renderLine>[1];
  readonly #files = new Map<string, WriteStream>();

  /**
   * @param dataPath the files go to `logs/` below it, and start anew with each run
   * @param lowest level that the terminal shows
   */
  constructor(dataPath: string, lowest: Parameters<typeof renderLine>[1]) {
    this.folder = join(dataPath, 'logs');
    this.#lowest = lowest;
    mkdirSync(this.folder, { recursive: true });
  }

  /** A line that a program wrote. */
  line(name: string, text: string): void {
    this.#file(name).write(`${text}\n`);
    const shown = renderLine(text, this.#lowest);
    if (shown !== undefined) this.#print(name, shown);
  }

  /** A sentence of our own about a step or a component. */
  say(text: string): void {
    console.log(text);
  }

  /** Resolves when everything is in the files. */
  async close(): Promise<void> {
    await Promise.all([...this.#files.values()].map((file) => new Promise<void>((done) => file.end(() => done()))));
  }

  #file(name: string): WriteStream {
    const known = this.#files.get(name);
    if (known) return known;
    const file = createWriteStream(join(this.folder, `${name}.log`));
    this.#files.set(name, file);
    return file;
  }

  #print(name: string, text: string) {
    const index = [...this.#files.keys()].indexOf(name);
    const prefix = styleText(colours[index % colours.length] ?? 'cyan', name.padEnd(nameWidth));
    for (const line of text.split('\n')) console.log(`${prefix}${line}`);
  }
}
