import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { BuildError } from './project.ts';

/** The one script that a build beside the page's gives, such as a service worker. @throws BuildError */
export async function bundled(config: Configuration): Promise<Buffer> {
  const out = await mkdtemp(join(tmpdir(), 'bundled-'));
  try {
    await run({ ...config, output: { ...config.output, path: out, filename: 'bundled.js' }, devtool: false });
    return await readFile(join(out, 'bundled.js'));
  } finally {
    await rm(out, { recursive: true });
  }
}

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats) reject(error ?? new BuildError('Nothing was built.'));
        else if (stats.hasErrors()) reject(new BuildError(stats.toString('errors-only')));
        else resolve();
      }),
    );
  });
