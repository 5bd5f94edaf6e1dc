import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest, Release } from '@portfolio/remote-kit/manifest';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
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

async function bundledWorker(folder: string): Promise<Buffer> {
  const out = await mkdtemp(join(tmpdir(), 'service-worker-'));
  const base = baseConfig({ folder, production: true, uniqueName: 'service-worker' });
  const config: Configuration = {
    ...base,
    target: 'webworker',
    entry: './service-worker/service-worker.ts',
    output: { path: out, filename: 'worker.js' },
    devtool: false,
    // What pages share, and compressed variants, are no matter of the worker's.
    plugins: [],
  };
  try {
    await run(config);
    return await readFile(join(out, 'worker.js'));
  } finally {
    await rm(out, { recursive: true });
  }
}

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats) reject(error ?? new BuildError('The service worker was not built.'));
        else if (stats.hasErrors()) reject(new BuildError(stats.toString('errors-only')));
        else resolve();
      }),
    );
  });
