import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { AsItIsPlugin } from './as-it-is-plugin.ts';
import { baseConfig } from './base.ts';
import { BeginPlugin } from './begin-plugin.ts';
import { ContractPlugin } from './contract-plugin.ts';
import { devServer } from './dev-server.ts';
import { checkLocales } from './locales.ts';
import { OperationsPlugin } from './operations-plugin.ts';
import { requireGenerated } from './operations.ts';
import { SelectionPlugin } from './selection-plugin.ts';
import { ServerPlugin } from './server-plugin.ts';
import { sharedByShell, shellVersions } from './shared.ts';

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
