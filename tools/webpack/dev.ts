process.env['NODE_ENV'] = 'development';

const [{ default: webpack }, { default: WebpackDevServer }, { loadConfig }] = await Promise.all([
  import('webpack'),
  import('webpack-dev-server'),
  import('./load-config.ts'),
]);

/** `npm run dev` of the shell and of each remote: serves with hot reload until it is stopped. */
const config = await loadConfig();
const compiler = webpack(config);
if (!compiler) throw new Error('webpack made no compiler');
const server = new WebpackDevServer(config.devServer, compiler);
await server.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
