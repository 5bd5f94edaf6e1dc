import { basename } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerOf } from '@portfolio/remote-kit/manifest';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type Compiler } from 'webpack';
import { AppPlugin } from './app-plugin.ts';
import { baseConfig } from './base.ts';
import { devServer } from './dev-server.ts';
import { checkLocales, languagesOf } from './locales.ts';
import { OperationsPlugin } from './operations-plugin.ts';
import { operationsOf, requireGenerated } from './operations.ts';
import { checkedManifest, readPackage, releaseOf } from './project.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { hasServerBuild, ServerPlugin } from './server-plugin.ts';
import { SelectionPlugin } from './selection-plugin.ts';
import { sharedByRemote, sharedRanges } from './shared.ts';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Has the browser check every chunk that a remote loads, by the hash that the signed registry has of it: the shell knows it. Chunks are asked
 * for in the mode in which the edge lets them be preloaded. Alone on a page, in development, there is nobody to ask.
 */
class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          'script.crossOrigin = "anonymous";',
          'if (self.portfolioIntegrity) script.integrity = self.portfolioIntegrity(url);',
        ].join('\n'),
      );
    });
  }
}

const exposed = '__federation_expose_remote';

/**
 * Configuration of one remote: exposes `src/remote.ts` as `./remote`. Stops with a `BuildError` when the manifest, a language or
 * a shared version is wrong.
 * @param folder the remote's folder (`import.meta.dirname` of its webpack.config.mjs)
 */
export function remoteConfig(folder: string): Configuration {
  const production = process.env['NODE_ENV'] !== 'development';
  const manifest = checkedManifest(folder);
  const ranges = sharedRanges(folder);
  checkLocales(folder);
  if (production) requireGenerated(folder);

  const { name, contract, routes, links, translations, app } = manifest;
  const { version } = readPackage(folder);
  const release = production ? releaseOf(folder) : 'development';
  const container = containerOf({ name, release });
  const base = baseConfig({ folder, production, uniqueName: container });
  const rendering = production && hasServerBuild(folder) ? new ServerPlugin(folder) : undefined;
  const installable = app && production ? new AppPlugin(folder, app) : undefined;

  return {
    ...base,
    name: basename(folder),
    // Alone in development there is a page of its own; a published remote is only its container.
    entry: production ? {} : { standalone: './src/standalone.ts' },
    output: { ...base.output, publicPath: 'auto' },
    devServer: devServer(),
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: production ? 'remote.[contenthash:12].js' : 'remote.js',
        exposes: { './remote': { import: './src/remote.ts', name: exposed } },
        shared: sharedByRemote(ranges, !production),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // The shell brings the federation runtime; alone, the remote brings its own and waits for what it shares.
        experiments: {
          ...(production ? { externalRuntime: true } : { asyncStartup: true }),
          // It has no remotes of its own.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new SelectionPlugin(),
      new IntegrityPlugin(),
      ...(production ? [new OperationsPlugin(folder)] : []),
      ...(installable ? [installable] : []),
      ...(rendering ? [rendering] : []),
      new ReleasePlugin(
        {
          name,
          version,
          release,
          contract,
          routes,
          ...(translations && { translations }),
          links,
          shared: ranges,
          operations: operationsOf(folder),
          languages: languagesOf(folder),
        },
        { container, exposed },
        () => ({ app: installable?.app, server: rendering?.file }),
      ),
      ...(production ? [] : [new HtmlWebpackPlugin({ chunks: ['standalone'], title: name, templateContent: page })]),
    ],
  };
}

const page = `<!doctype html>
<html lang="en" data-theme="dark">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /></head>
  <body><div id="standalone"></div></body>
</html>`;
