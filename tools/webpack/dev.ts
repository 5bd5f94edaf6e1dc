import { parseArgs } from 'node:util';
import { BuildError } from './project.ts';
import { existsSync, readFileSync } from 'node:fs';
import type { Configuration as Serving } from 'webpack-dev-server';
import type { Configuration } from 'webpack';
import { manifestSchema } from '@portfolio/remote-kit/manifest';

const settings = /<script[^>]*\bid="?runtime-config\b[^>]*>([^<]*)</;

/**
 * Asks a deployed site whether its shell takes a developer's remote.
 * @throws BuildError when it does not, or does not answer
 */
async function requireAllowed(site: string): Promise<void> {
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
function servedBeside(config: Configuration & { devServer?: Serving }): Configuration {
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
const addressOn = (site: string, port: number | string): string =>
  `${firstScreenAt(site)}?local-remote=http://localhost:${port}`;

/** The first screen of the remote of this folder, or of the shell, on a site. */
function firstScreenAt(site: string): string {
  if (!existsSync('manifest.json')) return new URL('/', site).href;
  const { routes } = manifestSchema.parse(JSON.parse(readFileSync('manifest.json', 'utf8')));
  const path = routes.map((route) => route.path.replace(/\/\*$/, '')).find((each) => !each.includes(':')) ?? '/';
  return new URL(path, site).href;
}

/**
 * `npm run dev` of the shell and of each remote: serves with hot reload until it is stopped. `-- --against https://site.example` serves
 * a remote for the shell of a deployed site instead.
 */
async function serve(): Promise<void> {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  if (against !== undefined) await requireAllowed(against);
  process.env['NODE_ENV'] = against === undefined ? 'development' : 'production';
  const [{ default: webpack }, { default: WebpackDevServer }, { loadConfig }] = await Promise.all([
    import('webpack'),
    import('webpack-dev-server'),
    import('./load-config.ts'),
  ]);
  const loaded = await loadConfig();
  const config = against === undefined ? loaded : servedBeside(loaded);
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(config.devServer, compiler);
  await server.start();
  const { host, port } = server.options;
  console.log(
    `Open ${against === undefined ? firstScreenAt(`http://${host}:${port}`) : addressOn(against, String(port))}`,
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
