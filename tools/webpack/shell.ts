import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import { devServer } from './dev-server.ts';
import { checkLocales } from './locales.ts';
import { OperationsPlugin } from './operations-plugin.ts';
import { requireGenerated } from './operations.ts';
import { SelectionPlugin } from './selection-plugin.ts';
import { ServerPlugin } from './server-plugin.ts';
import { sharedByShell, shellVersions, selectedExports } from './shared.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { bundled } from './bundled.ts';
import { contractVersion } from '@portfolio/remote-kit/contract';
import { top } from './project.ts';

const kit = '@portfolio/remote-kit';
const kitFile = join(top, 'packages/remote-kit/src/index.ts');

/** Emits `contract.json` with a build of the shell: what remotes may import from the page, by name, and under which contract. */
class ContractPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      let ofKit: string[] = [];
      // Before modules are put together: afterwards the kit is none of its own.
      compilation.hooks.seal.tap('ContractPlugin', () => {
        for (const module of compilation.modules) {
          if (!(module instanceof webpack.NormalModule) || module.resource !== kitFile) continue;
          const provided = compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
          if (Array.isArray(provided)) ofKit = provided;
        }
      });
      compilation.hooks.processAssets.tap('ContractPlugin', () => {
        const shared = [...selectedExports].map(([request, names]) => [request, [...names].filter(Boolean).toSorted()]);
        const exports = Object.fromEntries([[kit, ofKit.toSorted()], ...shared]);
        const text = `${JSON.stringify({ contract: contractVersion, exports }, null, 2)}\n`;
        compilation.emitAsset('contract.json', new webpack.sources.RawSource(text));
      });
    });
  }
}

/** Bytes, before they are compressed: every visitor's phone loads and runs it with the page. */
const most = 10_000;

/**
 * Emits `begin.js`, which a page runs before the shell: one small script of its own, `src/begin/begin.ts`, without federation runtime and
 * libraries. A larger one stops the build.
 */
class BeginPlugin {
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

/** Emits files under names of their own, without a hash: what browsers know by its address, such as service workers. */
class AsItIsPlugin {
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

/** What hands the federation runtime to the remotes asks for a CommonJS copy of it; one runtime is enough for a page. */
const oneFederationRuntime = new webpack.NormalModuleReplacementPlugin(
  /^@module-federation\/runtime-tools\/runtime-core$/,
  fileURLToPath(import.meta.resolve('@module-federation/runtime-core')),
);

const developmentKeys = (): string[] => (process.env['RELEASE_KEYS'] ?? '').split(',');

/**
 * Configuration of the shell. It names no remote: those come from the registry at run time.
 * @param folder the shell's folder
 */
export function shellConfig(folder: string): Configuration {
  const production = process.env['NODE_ENV'] !== 'development';
  checkLocales(folder);
  if (production) requireGenerated(folder);
  const base = baseConfig({ folder, production, uniqueName: 'shell' });
  const begin = new BeginPlugin(folder);
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    optimization: {
      ...base.optimization,
      // Libraries change rarely: a chunk of their own stays in the cache over many releases.
      splitChunks: {
        cacheGroups: {
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
        },
      },
    },
    devServer: devServer(),
    plugins: [
      ...(base.plugins ?? []),
      oneFederationRuntime,
      begin,
      new ContractPlugin(),
      new SelectionPlugin(),
      ...(production ? [new OperationsPlugin(folder)] : []),
      new AsItIsPlugin({ 'push-worker.js': 'src/push/push-worker.js' }),
      ...(production ? [new ServerPlugin(folder)] : []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByShell(shellVersions()),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        inject: 'head',
        scriptLoading: 'defer',
        minify: production && { collapseWhitespace: true, removeComments: true, minifyCSS: true, minifyJS: true },
        // The edge fills it in; the development server stands before it.
        templateParameters: () => ({
          runtimeConfig: production ? '' : JSON.stringify({ releaseKeys: developmentKeys() }),
          begin: `/${begin.file}`,
        }),
      }),
    ],
  };
}
