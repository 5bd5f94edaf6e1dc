import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { directImport } from './shared.ts';
import { SinksPlugin } from './sinks-plugin.ts';

const reactHook = fileURLToPath(new URL('react-hook.ts', import.meta.url));

export interface BaseOptions {
  folder: string;
  production: boolean;
  /** Name of the webpack runtime. Two releases on one page must not answer for each other's chunks, so it has the release. */
  uniqueName: string;
}

const browsers = { chrome: '119', edge: '119', firefox: '128', safari: '17.4' };

const swc = (refresh: boolean) => ({
  loader: 'swc-loader',
  options: {
    swcrc: false,
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh, development: refresh } },
      experimental: { keepImportAttributes: true },
    },
  },
});

/** What shell and remotes build alike. */
export function baseConfig({ folder, production, uniqueName }: BaseOptions): Configuration {
  return {
    mode: production ? 'production' : 'development',
    context: folder,
    target: 'web',
    // No `eval`: the pages forbid it. Of a release the maps stay with who built it, and its files do not name them.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName,
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      crossOriginLoading: 'anonymous',
      // A module that throws at import is evaluated again on the next try instead of being half there.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // rxjs has its modern build under this name.
      conditionNames: ['es2015', '...'],
      // The package's exports name its development build only.
      alias: { ...withoutDom, ...(production ? { 'react-router$': productionRouter } : {}) },
    },
    module: {
      // A misspelt import stops the build.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(!production) },
        { test: /\.(?:png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset/resource' },
        { resourceQuery: /raw/, type: 'asset/source' },
      ],
    },
    optimization: {
      minimizer: [
        // Assets are taken as they are: minifying one would change the hash in its name after the page has named it.
        new MinimizerPlugin({
          minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 } } },
          extractComments: false,
          exclude: /^assets\//,
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/./, (data) => {
        data.request = directImport(data.request, data.contextInfo.issuer) ?? data.request;
      }),
      ...(production
        ? [...compressed, new SinksPlugin()]
        : [new webpack.EntryPlugin(folder, reactHook, {}), new ReactRefreshPlugin({ overlay: false })]),
    ],
    stats: 'errors-warnings',
    // What the federation plugins have to say is not for people who build.
    infrastructureLogging: { level: 'error' },
  };
}

const compressible = /\.(?:js|css|html|json|svg)$/;

/** Server builds, which no browser asks for. */
const exclude = /^server\./;

const compressed = [
  new CompressionPlugin({ algorithm: 'brotliCompress', filename: '[path][base].br', test: compressible, exclude }),
  new CompressionPlugin({ algorithm: 'gzip', filename: '[path][base].gz', test: compressible, exclude }),
];

/** Libraries that have browsers read markup for them, which our pages' policy refuses (Trusted Types): what they are elsewhere. */
const withoutDom = {
  'decode-named-character-reference$': createRequire(import.meta.url).resolve('decode-named-character-reference'),
};

const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);
