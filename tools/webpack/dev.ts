import { parseArgs } from 'node:util';
import { addressOn, firstScreenAt, requireAllowed, servedBeside } from './against.ts';
import { BuildError } from './project.ts';

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
