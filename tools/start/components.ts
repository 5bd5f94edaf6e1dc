import { basename, join } from 'node:path';
import { perAddress, type ServiceName } from '@portfolio/contracts/routes';
import { root } from '../root.ts';
import type { ClusterCommand } from '../postgres/cluster.ts';
import { publicKeys, type Place } from '../release/place.ts';
import type { ComponentSpec } from './component.ts';
import { isAccepting, isAnswering } from './databases.ts';
import type { PortVariable, StartEnvironment } from './environment.ts';
import type { RemoteFolder } from './remotes.ts';
import { serviceCalls, type Secrets } from './secrets.ts';

/**
 * For what streams uploads: V8 collects the chunks that have passed whenever its young generation, in MB, is full. The
 * default lets 80 MB of them pile up in each process. What answers lists besides has 4, so that it collects less often (decision 0407).
 */
const youngGeneration = { edge: '--max-semi-space-size=2', lists: '--max-semi-space-size=4' };

/** Says how each program of the product is started, from the environment of `npm start`. */
export class Catalogue {
  readonly #environment: StartEnvironment;
  readonly #secrets: Secrets;

  constructor(environment: StartEnvironment, secrets: Secrets) {
    this.#environment = environment;
    this.#secrets = secrets;
  }

  database({ file, args, account }: ClusterCommand, server: string): ComponentSpec {
    return {
      name: 'postgres',
      file,
      args,
      account,
      env: this.#base({}),
      address: `127.0.0.1:${this.#environment.ports.POSTGRES_PORT}`,
      isReady: () => isAccepting(server),
      isLive: () => isAnswering(server),
      stopSignal: 'SIGINT',
      // After a kill -9 the old server's last children may hold the shared memory for a moment.
      attempts: 10,
    };
  }

  mailbox(): ComponentSpec {
    const env = { SMTP_PORT: String(this.#environment.ports.SMTP_PORT) };
    return this.#node('mailbox', 'MAILBOX_PORT', [join(root, 'tools/mailbox/main.ts')], env);
  }

  /** The local stand-in for patreon.com; undefined when a client registered at the real one is configured. */
  patreon(): ComponentSpec | undefined {
    if (process.env['PATREON_CLIENT_ID']) return undefined;
    const spec = this.#node('patreon', 'PATREON_PORT', [join(root, 'tools/patreon-provider/main.ts')], this.#patreon());
    return { ...spec, isReady: () => answers(`http://127.0.0.1:${this.#environment.ports.PATREON_PORT}`) };
  }

  service(name: ServiceName, databaseUrl: string): ComponentSpec {
    const main = join(root, 'services', name, 'dist/main.js');
    const args = [...(name === 'content' ? [youngGeneration.lists] : []), '--enable-source-maps', main];
    return this.#node(name, portOf(name), args, this.serviceEnvironment(name, databaseUrl));
  }

  /** Also for the service's commands: migrate and seed. */
  serviceEnvironment(name: ServiceName, databaseUrl: string): Record<string, string> {
    const { ports, dataPath } = this.#environment;
    return this.#base({
      PORT: String(ports[portOf(name)]),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: String(this.#secrets.secretKeys[name]),
      ...this.#serviceKeys(name),
      ...this.#serviceAddresses(),
      SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}`,
      MEDIA_PATH: join(dataPath, 'media'),
      ...(name === 'scheduling' && { DATA_KEYS: this.#secrets.dataKeys.scheduling, ...this.#vapid() }),
      ...(name === 'auth' && { DATA_KEYS: this.#secrets.dataKeys.auth, ...this.#patreon() }),
    });
  }

  /** A remote's development server: builds as sources change, and the page follows. */
  remoteInDevelopment({ name, variable }: RemoteFolder): ComponentSpec {
    const spec = this.#node(name, variable, [join(root, 'tools/webpack/dev.ts')], {
      NODE_ENV: 'development',
      GATEWAY_URL: `http://127.0.0.1:${this.#environment.ports.GATEWAY_PORT}`,
    });
    const ready = `http://127.0.0.1:${this.#environment.ports[variable]}/release.json`;
    return { ...buildsAtLength(spec), cwd: join(root, name), isReady: () => isOk(ready) };
  }

  /** The shell's development server: in the place of the edge, which it asks for the registry and the API. */
  shellInDevelopment(edgePort: number, place: Place): ComponentSpec {
    const spec = this.#node('shell', 'EDGE_PORT', [join(root, 'tools/webpack/dev.ts')], {
      NODE_ENV: 'development',
      RELEASE_KEYS: publicKeys(place),
      GATEWAY_URL: `http://127.0.0.1:${edgePort}`,
    });
    const ready = `http://127.0.0.1:${this.#environment.ports.EDGE_PORT}/registry.json`;
    return { ...buildsAtLength(spec), cwd: join(root, 'shell'), isReady: () => isOk(ready) };
  }

  /** @param place whose releases' operations are known by their hashes; without it every operation is sent as text */
  gateway(place?: Place): ComponentSpec {
    const env = {
      ...this.#serviceAddresses(),
      CORS_ORIGINS: this.#address('EDGE_PORT'),
      ...(place && { RELEASES_PATH: place.folder, RELEASE_KEYS: publicKeys(place) }),
    };
    const args = [youngGeneration.lists, join(root, 'gateway/src/main.ts')];
    return this.#node('gateway', 'GATEWAY_PORT', args, env);
  }

  /**
   * @param origins of development servers, whose releases may run
   * @param port another than the site's own, when the shell's development server has that
   */
  edge(place: Place, origins: readonly string[] = [], port = this.#environment.ports.EDGE_PORT): ComponentSpec {
    const spec = this.#node('edge', 'EDGE_PORT', [youngGeneration.edge, join(root, 'shell/server/main.ts')], {
      GATEWAY_URL: `http://127.0.0.1:${this.#environment.ports.GATEWAY_PORT}`,
      RELEASES_PATH: place.folder,
      RELEASE_KEYS: publicKeys(place),
      STATE_PATH: join(this.#environment.dataPath, `edge-of-${basename(place.folder)}`),
      REMOTE_ORIGINS: origins.join(','),
    });
    return listeningOn(spec, port);
  }

  #patreon(): Record<string, string> {
    if (process.env['PATREON_CLIENT_ID']) return {};
    return {
      PATREON_URL: this.#address('PATREON_PORT'),
      PATREON_CLIENT_ID: 'portfolio',
      PATREON_CLIENT_SECRET: this.#secrets.patreonClient,
      PATREON_WEBHOOK_SECRET: this.#secrets.patreonWebhook,
    };
  }

  /** A pair of one's own may be given in the environment. */
  #vapid(): Record<string, string> {
    if (process.env['VAPID_PUBLIC_KEY']) return {};
    const { publicKey, privateKey } = this.#secrets.vapid;
    return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  }

  #node(name: string, port: PortVariable, args: string[], env: Record<string, string>): ComponentSpec {
    const program = { name, file: process.execPath, args, env: this.#base(env) };
    return listeningOn(program, Number(this.#environment.ports[port]));
  }

  #address(port: PortVariable): string {
    return `http://localhost:${this.#environment.ports[port]}`;
  }

  /** Of each pair of services that call each other, as both sides read them. */
  #serviceKeys(name: ServiceName): Record<'OUTGOING_KEYS' | 'INCOMING_KEYS', string> {
    const list = (own: 0 | 1) =>
      serviceCalls
        .filter((call) => call[own] === name)
        .map((call) => `${call[1 - own]}:${this.#secrets.serviceKeys[call.join('-')]}`)
        .join(',');
    return { OUTGOING_KEYS: list(0), INCOMING_KEYS: list(1) };
  }

  #serviceAddresses(): Record<string, string> {
    return perAddress((service) => `http://127.0.0.1:${this.#environment.ports[portOf(service)]}`);
  }

  /** Our own environment, so that settings we do not know reach the programs, with what we decide over it. */
  #base(env: Record<string, string>): Record<string, string> {
    const { DATABASE_URL: _server, ...own } = process.env as Record<string, string>;
    return {
      NODE_ENV: 'development',
      ...own,
      HOST: '127.0.0.1',
      LOG_LEVEL: this.#environment.writtenLevel,
      PUBLIC_ORIGIN: this.#address('EDGE_PORT'),
      OPERATIONS_TOKEN: this.#secrets.operationsToken,
      ...env,
    };
  }
}

/** The same server on another port; it is asked there whether it is ready and whether it lives. */
export const listeningOn = (program: Omit<ComponentSpec, 'isReady'>, port: number): ComponentSpec => ({
  ...program,
  env: { ...program.env, PORT: String(port) },
  // As people and browsers write it.
  address: `http://localhost:${port}`,
  isReady: () => isOk(`http://127.0.0.1:${port}/health/ready`),
  isLive: () => answers(`http://127.0.0.1:${port}/health/live`),
});

/** A development server answers nobody while it builds. */
const buildsAtLength = (spec: ComponentSpec): ComponentSpec => ({ ...spec, isLive: () => Promise.resolve(true) });

const portOf = (service: ServiceName) => `${service.toUpperCase() as Uppercase<ServiceName>}_PORT` as const;

async function isOk(url: string): Promise<boolean> {
  return (await statusOf(url)) === 200;
}

async function answers(url: string): Promise<boolean> {
  return (await statusOf(url)) !== undefined;
}

/** Undefined when nobody answers in time. */
async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}
