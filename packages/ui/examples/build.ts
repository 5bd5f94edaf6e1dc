import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import config from './webpack.config.ts';

/** Builds the example page. Resolves with the folder that holds it; rejects with webpack's own words. */
export const buildExamples = () =>
  new Promise<string>((resolve, reject) => {
    webpack(config, (error: Error | null, stats: Stats | undefined) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
      else resolve(join(import.meta.dirname, '../dist/examples'));
    });
  });
