import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Release } from '@portfolio/remote-kit/manifest';
import webpack, { type Compiler } from 'webpack';
import { baseConfig } from './base.ts';
import { bundled } from './bundled.ts';
import { BuildError } from './project.ts';

type AppOfRelease = NonNullable<Release['app']>;

/**
 * Emits what an installable remote has besides its container: its service worker, `service-worker/service-worker.ts` bundled into one
 * script of its own without the federation runtime, and its icon.
 */
export class AppPlugin {
  readonly #folder: string;
  readonly #declared: NonNullable<Manifest['app']>;
  #emitted: AppOfRelease | undefined;

  constructor(folder: string, declared: NonNullable<Manifest['app']>) {
    this.#folder = folder;
    this.#declared = declared;
    if (!existsSync(join(folder, declared.icon)))
      throw new BuildError(`The icon ${declared.icon} of the app is missing.`);
  }

  /** For `release.json`, once the files are there. */
  get app(): AppOfRelease | undefined {
    return this.#emitted;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AppPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'AppPlugin', stage }, async () => {
        const emit = (name: string, ending: string, content: Buffer): string => {
          const file = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${ending}`;
          // Minimizing it once more would change what its name was made of.
          compilation.emitAsset(file, new webpack.sources.RawSource(content), { minimized: true });
          return file;
        };
        this.#emitted = {
          ...this.#declared,
          icon: emit('assets/icon', 'svg', await readFile(join(this.#folder, this.#declared.icon))),
          worker: emit('service-worker', 'js', await bundledWorker(this.#folder)),
        };
      });
    });
  }
}

const bundledWorker = (folder: string): Promise<Buffer> =>
  bundled({
    ...baseConfig({ folder, production: true, uniqueName: 'service-worker' }),
    target: 'webworker',
    entry: './service-worker/service-worker.ts',
    // What pages share, and compressed variants, are no matter of the worker's.
    plugins: [],
  });
