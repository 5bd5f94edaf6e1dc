import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { baseConfig } from './base.ts';
import { bundled } from './bundled.ts';

const entry = './src/server.tsx';

/** Whether screens of this folder can be rendered on a server. */
export const hasServerBuild = (folder: string): boolean => existsSync(join(folder, entry));

/**
 * Emits the server build beside the browser's: one script with everything that it uses, so that it depends on no other release, and on
 * nothing of the edge that runs it but Node.
 */
export class ServerPlugin {
  readonly #folder: string;
  #emitted: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Its name, once the files are there. */
  get file(): string | undefined {
    return this.#emitted;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServerPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerPlugin', stage }, async () => {
        const content = await serverBuild(this.#folder);
        this.#emitted = `server.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`;
        // Minimizing it once more would change what its name was made of.
        compilation.emitAsset(this.#emitted, new webpack.sources.RawSource(content), { minimized: true });
      });
    });
  }
}

function serverBuild(folder: string): Promise<Buffer> {
  const base = baseConfig({ folder, production: true, uniqueName: 'server' });
  return bundled({
    ...base,
    target: 'node24',
    entry,
    output: {
      ...base.output,
      library: { type: 'commonjs2' },
      publicPath: '/',
      // Fonts and images are the browser build's, under the same names.
      assetModuleFilename: base.output?.assetModuleFilename,
    },
    resolve: { ...base.resolve, conditionNames: ['...'] },
    module: { ...base.module, generator: { 'asset/resource': { emit: false } } },
    // Screens that a browser fetches when they are wanted are here from the start.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
}
