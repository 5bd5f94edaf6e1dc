import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import config from './webpack.config.ts';

/** Runs webpack once; rejects with webpack's own words. */
export const build = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(configuration, (error: Error | null, stats: Stats | undefined) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });

/** Builds the example page. Resolves with the folder that holds it. */
export const buildExamples = async () => {
  await build(config);
  return join(import.meta.dirname, '../dist/examples');
};
