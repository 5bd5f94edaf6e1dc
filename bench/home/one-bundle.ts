import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellConfig } from '@portfolio/tools/webpack';
import webpack, { type Configuration } from 'webpack';

const top = join(import.meta.dirname, '../..');

/**
 * The same screens as one bundle: the shell's own build without federation, with the public remote compiled in where the
 * shell would load it. What the home page draws is one script; other screens stay chunks of their own, as they are for us.
 * @param folder for the result
 */
export async function buildOneBundle(folder: string): Promise<void> {
  const shell = shellConfig(join(top, 'shell'));
  const federated = /^(ModuleFederationPlugin|NormalModuleReplacementPlugin)$/;
  const config: Configuration = {
    ...shell,
    output: { ...shell.output, path: folder },
    optimization: { ...shell.optimization, splitChunks: false },
    resolve: {
      ...shell.resolve,
      alias: {
        ...(shell.resolve?.alias as Record<string, string>),
        'the-remote$': join(top, 'mfe-public/src/remote.ts'),
      },
    },
    plugins: [
      ...(shell.plugins ?? []).filter((plugin) => !federated.test(plugin?.constructor.name ?? '')),
      new webpack.NormalModuleReplacementPlugin(/\/load-remote\.ts$/, join(import.meta.dirname, 'compiled-in.ts')),
    ],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

/**
 * The page as the edge would serve it, without the preloads of a remote that is compiled in.
 * @param served the product's own page, for settings and registry
 */
export function fillPage(folder: string, served: string): string {
  const blocks = ['runtime-config', 'registry'];
  const blockOf = (id: string) => new RegExp(`<script\\b(?=[^>]*\\bid="?${id}\\b)[^>]*>[^<]*</script>`);
  return blocks.reduce(
    (page, id) => page.replace(blockOf(id), () => blockOf(id).exec(served)?.[0] ?? ''),
    readFileSync(join(folder, 'index.html'), 'utf8'),
  );
}
