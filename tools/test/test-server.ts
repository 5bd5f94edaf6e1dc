import { join } from 'node:path';
import { prepareCluster } from '../postgres/cluster.ts';
import { Component } from '../start/component.ts';
import { isAccepting } from '../start/databases.ts';
import { findFreePorts } from '../start/ports.ts';

/** A PostgreSQL server for the length of the tests. */
export interface TestServer {
  /** A superuser's address. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server whose data need not outlive it. @param folder for its data */
export async function startTestServer(folder: string): Promise<TestServer> {
  const [port = 0] = await findFreePorts(1);
  const url = `postgresql://postgres:test@127.0.0.1:${port}/postgres`;
  const { file, args, account } = await prepareCluster({ data: join(folder, 'test-postgres'), port, password: 'test' });
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const server = new Component(
    {
      name: 'test-postgres',
      file,
      args: [...args, ...careless.flatMap((setting) => ['-c', setting])],
      account,
      env: {},
      isReady: () => isAccepting(url),
      stopSignal: 'SIGINT',
    },
    { line: () => undefined, notice: console.log, change: () => undefined },
  );
  await server.start();
  return { url, stop: () => server.stop() };
}
