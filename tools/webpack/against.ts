import { existsSync, readFileSync } from 'node:fs';
import type { Configuration as Serving } from 'webpack-dev-server';
import type { Configuration } from 'webpack';
import { manifestSchema } from '@portfolio/remote-kit/manifest';
import { BuildError } from './project.ts';

const settings = /<script[^>]*\bid="?runtime-config\b[^>]*>([^<]*)</;

/**
 * Asks a deployed site whether its shell takes a developer's remote.
 * @throws BuildError when it does not, or does not answer
 */
export async function requireAllowed(site: string): Promise<void> {
  const page = await fetch(site)
    .then((answer) => answer.text())
    .catch((error: unknown) => {
      throw new BuildError(`${site} does not answer: ${String(error)}`);
    });
  const { localRemotes } = JSON.parse(settings.exec(page)?.[1] ?? '{}') as { localRemotes?: boolean };
  if (!localRemotes)
    throw new BuildError(`${site} takes no remotes of other machines. With LOCAL_REMOTES=true its edge allows them.`);
}

/**
 * As it would be released, because the shell's React is that of production: rebuilt after each change, shown by the next reload.
 * @param config of the released remote
 */
export function servedBeside(config: Configuration & { devServer?: Serving }): Configuration {
  const { devServer, plugins = [], ...built } = config;
  const { port, host, allowedHosts, headers } = devServer ?? {};
  return {
    ...built,
    optimization: { minimize: false },
    plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
    devServer: { port, host, allowedHosts, headers, hot: false, liveReload: false, client: false, static: false },
  };
}

/** Where a developer looks at the remote of this folder. */
export const addressOn = (site: string, port: number | string): string =>
  `${firstScreenAt(site)}?local-remote=http://localhost:${port}`;

/** The first screen of the remote of this folder, or of the shell, on a site. */
export function firstScreenAt(site: string): string {
  if (!existsSync('manifest.json')) return new URL('/', site).href;
  const { routes } = manifestSchema.parse(JSON.parse(readFileSync('manifest.json', 'utf8')));
  const path = routes.map((route) => route.path.replace(/\/\*$/, '')).find((each) => !each.includes(':')) ?? '/';
  return new URL(path, site).href;
}
