import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';

const here = import.meta.dirname;

/** One page with every story. */
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
  // Nobody waits for it to come over a line.
  optimization: { minimize: false },
  experiments: { css: true },
  performance: { hints: false },
};

export default config;
