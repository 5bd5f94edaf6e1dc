import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/** The configuration of the workspace in the current folder. */
export async function loadConfig(): Promise<Configuration> {
  const file = resolve('webpack.config.mjs');
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: Configuration };
  return config;
}
