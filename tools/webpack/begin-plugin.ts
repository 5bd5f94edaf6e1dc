import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { baseConfig } from './base.ts';
import { bundled } from './bundled.ts';

/** Bytes, before they are compressed: every visitor's phone loads and runs it with the page. */
const most = 10_000;

/**
 * Emits `begin.js`, which a page runs before the shell: one small script of its own, `src/begin/begin.ts`, without federation runtime and
 * libraries. A larger one stops the build.
 */
export class BeginPlugin {
  readonly #folder: string;
  #emitted = '';

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Its name, once the files are there. */
  get file(): string {
    return this.#emitted;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BeginPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'BeginPlugin', stage }, async () => {
        const content = await bundled({
          ...baseConfig({ folder: this.#folder, production: true, uniqueName: 'begin' }),
          entry: './src/begin/begin.ts',
          plugins: [],
        });
        if (content.length > most)
          compilation.errors.push(
            new webpack.WebpackError(`begin.js has ${content.length} bytes, of at most ${most}.`),
          );
        this.#emitted = `begin.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`;
        // Minimizing it once more would change what its name was made of.
        compilation.emitAsset(this.#emitted, new webpack.sources.RawSource(content), { minimized: true });
      });
    });
  }
}
