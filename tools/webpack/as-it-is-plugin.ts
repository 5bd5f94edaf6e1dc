import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Emits files under names of their own, without a hash: what browsers know by its address, such as service workers. */
export class AsItIsPlugin {
  readonly #files: Readonly<Record<string, string>>;

  /** @param files name in the build → source, from the folder that is built */
  constructor(files: Readonly<Record<string, string>>) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AsItIsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'AsItIsPlugin', stage }, () => {
        for (const [name, source] of Object.entries(this.#files)) {
          const file = join(compiler.context, source);
          compilation.fileDependencies.add(file);
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}
