import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { conflictsIn, registrySchema, type Registry } from '@portfolio/remote-kit/manifest';
import { EnvironmentError } from '@portfolio/service-kit/environment';
import { createForwarder } from '@portfolio/service-kit/forward';
import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import { trustedProxies } from '@portfolio/service-kit/proxies';
import { requestIdOf } from '@portfolio/service-kit/request-context';
import { loggedPath, runningServer, type RunningServer } from '@portfolio/service-kit/server';
import { edgeApp } from './app.ts';
import type { EdgeEnvironment } from './environment.ts';
import { liveFile } from './live-file.ts';
import { SiteContent } from './site/content.ts';

/** What the gateway answers on this host; every other path is a file or a screen (readings.md, "The API base"). */
const forwarded = /^\/(?:api|graphql|media)(?:[/?]|$)/;

/** Assembles the edge; `main.ts` and tests run the same assembly. */
export async function createEdge(environment: EdgeEnvironment, options: { log?: Logger } = {}): Promise<RunningServer> {
  const { log = createLogger({ name: 'edge', level: environment.LOG_LEVEL }) } = options;
  requireFolder('SHELL_PATH', environment.SHELL_PATH);
  requireFolder('REGISTRY_PATH', dirname(environment.REGISTRY_PATH));
  const template = await liveFile(join(environment.SHELL_PATH, 'index.html'), parseTemplate, log);
  const registry = await liveFile(environment.REGISTRY_PATH, parseRegistry, log);
  const forwarder = createForwarder({
    trustProxy: trustedProxies(environment.TRUSTED_PROXIES),
    onFailure: ({ status, cause }, { path, requestId }) =>
      log.error({ err: cause, status, requestId, path: loggedPath(path) }, 'the gateway did not answer'),
  });
  const content = new SiteContent(environment.GATEWAY_URL);
  const listenerOf = (isClosing: () => boolean): RequestListener => {
    const app = edgeApp(environment, { template, registry }, content, isClosing, log);
    return (request, response) => {
      const requestId = requestIdOf(request.headers['x-request-id']);
      response.setHeader('X-Request-Id', requestId);
      const path = request.url ?? '/';
      if (!forwarded.test(path)) app(request, response);
      else void forwarder.forward(request, response, { origin: environment.GATEWAY_URL, path, requestId });
    };
  };
  const release = async () => {
    await Promise.all([forwarder.close(), content.close()]);
    template.close();
    registry.close();
  };
  const connectionsPerAddress = environment.CONNECTIONS_PER_ADDRESS;
  return runningServer(listenerOf, { environment, log, release, connectionsPerAddress });
}

/** Only an existing folder can be watched; a file in it may still be missing. */
function requireFolder(variable: string, folder: string): void {
  if (!existsSync(folder)) throw new EnvironmentError(`The folder ${folder} of ${variable} does not exist.`);
}

function parseRegistry(text: string): Registry {
  const registry = registrySchema.parse(JSON.parse(text));
  const [conflict] = conflictsIn(registry.remotes);
  if (conflict) throw new Error(conflict);
  return registry;
}

/** While a build replaces the file, it may be empty for a moment. */
function parseTemplate(text: string): string {
  if (!text.includes('</html>')) throw new Error('index.html is incomplete');
  return text;
}
