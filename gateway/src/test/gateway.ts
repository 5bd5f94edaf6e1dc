import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeServices } from '@apollo/composition';
import { perAddress, serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import { readEnvironment } from '@portfolio/service-kit/environment';
import { createLogger, type Logger } from '@portfolio/service-kit/logging';
import type { DocumentNode } from 'graphql';
import { gatewayEnvironment } from '../environment.ts';
import { createGateway } from '../gateway.ts';
import { startTestService, typeDefs, type TestService } from './services.ts';

export function compose(documents: Record<string, DocumentNode>): string {
  const subgraphs = Object.entries(documents).map(([name, document]) => ({
    name,
    url: `http://${name}`,
    typeDefs: document,
  }));
  const { supergraphSdl, errors } = composeServices(subgraphs);
  if (!supergraphSdl) throw new Error(String(errors));
  return supergraphSdl;
}

export interface TestGateway {
  url: string;
  services: Record<ServiceName, TestService>;
  /** Every object logged so far. */
  logged: { level: number; msg: string; err?: { message: string }; [field: string]: unknown }[];
  /** Resolves when a line with this message is logged from now on. */
  untilLogged(message: string): Promise<void>;
  /** Replaces the supergraph file as a deployment would. */
  writeSupergraph(sdl: string): Promise<void>;
  /** POST /graphql as an API client without cookies. */
  ask(
    query: string,
    options?: { name?: string; variables?: object; headers?: Record<string, string> },
  ): Promise<GraphQLAnswer>;
  close(): Promise<void>;
}

export interface GraphQLAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape of what it asked for
  data?: any;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** The real gateway before real services, each on a port of its own. */
export async function startTestGateway(
  options: { env?: Record<string, string>; timeout?: number; onChunk?: (bytes: number) => void } = {},
): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const supergraphPath = join(folder, 'supergraph.graphql');
  const writeSupergraph = async (sdl: string): Promise<void> => {
    await writeFile(`${supergraphPath}.new`, sdl);
    await rename(`${supergraphPath}.new`, supergraphPath);
  };
  await writeSupergraph(compose(typeDefs));
  const started = serviceNames.map(async (name) => [name, await startTestService(name, options.onChunk)] as const);
  const services = Object.fromEntries(await Promise.all(started)) as TestGateway['services'];
  const logged: TestGateway['logged'] = [];
  const listeners = new Map<string, () => void>();
  const log: Logger = createLogger(
    { name: 'gateway', level: 'info' },
    {
      write(line) {
        const entry = JSON.parse(line);
        logged.push(entry);
        listeners.get(entry.msg)?.();
      },
    },
  );
  const environment = readEnvironment(gatewayEnvironment, {
    PORT: '0',
    ...perAddress((name) => services[name].origin),
    SUPERGRAPH_PATH: supergraphPath,
    ...options.env,
  });
  const gateway = await createGateway(environment, { log, timeout: options.timeout });
  const url = await gateway.listen();
  return {
    url,
    services,
    logged,
    untilLogged: (message) => new Promise((resolve) => listeners.set(message, resolve)),
    writeSupergraph,
    async ask(query, { name, variables, headers } = {}) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables, operationName: name }),
      });
      return { status: answer.status, ...JSON.parse(await answer.text()) };
    },
    async close() {
      await gateway.close();
      await Promise.all(Object.values(services).map((service) => service.stop()));
      await rm(folder, { recursive: true });
    },
  };
}
