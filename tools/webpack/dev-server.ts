import type { Configuration } from 'webpack-dev-server';

/** Serves one remote or the shell with hot reload: port from `PORT`, else `config.port` of its package.json; API calls passed on to `GATEWAY_URL`. */
export function devServer(): Configuration {
  const {
    npm_package_config_port: own = 'auto',
    PORT = own,
    HOST = 'localhost',
    GATEWAY_URL = 'http://localhost:8005',
  } = process.env;
  return {
    port: PORT,
    host: HOST,
    hot: true,
    allowedHosts: 'all',
    historyApiFallback: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, logging: 'warn' },
    proxy: [
      {
        context: ['/api', '/graphql', '/media', '/registry.json', '/reports'],
        target: GATEWAY_URL,
        changeOrigin: false,
      },
    ],
  };
}
