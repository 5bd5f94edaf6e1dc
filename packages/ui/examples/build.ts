import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';

const here = import.meta.dirname;

const config: Configuration = {
  mode: 'production',
  context: here,
  entry: './main.tsx',
  devtool: false,
  output: { path: join(here, '../dist/examples'), filename: '[name].[contenthash:8].js', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          swcrc: false,
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2024',
          },
        },
      },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: './index.html' })],
  experiments: { css: true },
  performance: { hints: false },
};

/** Builds the example page. Resolves with the folder that holds it; rejects with webpack's own words. */
export const buildExamples = () =>
  new Promise<string>((resolve, reject) => {
    webpack(config, (error: Error | null, stats: Stats | undefined) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
      else resolve(join(here, '../dist/examples'));
    });
  });
