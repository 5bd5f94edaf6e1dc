import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@portfolio/contracts/routes';
import { prepareCluster } from '../postgres/cluster.ts';
import { Component } from '../start/component.ts';
import { Catalogue } from '../start/components.ts';
import { databaseName, isAnswering, requireServer } from '../start/databases.ts';
import { parseEnvironment, type StartEnvironment } from '../start/environment.ts';
import { takeDataPath } from '../start/run-file.ts';
import { readSecrets } from '../start/secrets.ts';
import { PlainError } from '../terminal/plain-error.ts';
import type { Source } from './backup.ts';

/** A site, and where the keys are that sign its releases. */
export type Place = Source & { keysPath: string };

/**
 * The site that the environment describes: that of `npm start`, or the server in `DATABASE_URL` with the folders `MEDIA_PATH` and
 * `RELEASES_PATH`. What is kept in buckets is left to them. A server of `npm start` that does not run runs for `work`.
 * @throws PlainError when its server does not answer
 */
export async function withSiteHere<T>(work: (site: Place) => Promise<T>): Promise<T> {
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataPath, ports } = environment;
  if (databaseUrl !== undefined) {
    await requireServer(databaseUrl);
    return work(siteOn(databaseUrl, dataPath));
  }
  if (!existsSync(join(dataPath, 'postgres')))
    throw new PlainError(`There is no site in ${dataPath}: start it once, or set DATABASE_URL.`);
  const { postgres } = readSecrets(dataPath, serviceNames);
  const server = `postgresql://postgres:${postgres}@127.0.0.1:${ports.POSTGRES_PORT}/postgres`;
  const site = siteOn(server, dataPath);
  return (await isAnswering(server)) ? work(site) : withServer(environment, server, postgres, () => work(site));
}

function siteOn(server: string, dataPath: string): Place {
  const { MEDIA_PATH, RELEASES_PATH, RELEASE_KEYS_PATH, S3_BUCKET, RELEASES_BUCKET } = process.env;
  return {
    server,
    databases: Object.fromEntries(serviceNames.map((service) => [service, databaseName(service)])),
    folders: {
      ...(!S3_BUCKET && { media: MEDIA_PATH ?? join(dataPath, 'media') }),
      ...(!RELEASES_BUCKET && { releases: RELEASES_PATH ?? join(dataPath, 'releases') }),
    },
    keysPath: RELEASE_KEYS_PATH ?? join(dataPath, 'release-keys.json'),
  };
}

/** Nobody starts the product meanwhile. */
async function withServer<T>(
  environment: StartEnvironment,
  server: string,
  password: string,
  work: () => Promise<T>,
): Promise<T> {
  const { dataPath, ports } = environment;
  const runFile = await takeDataPath(dataPath);
  try {
    const command = await prepareCluster({ data: join(dataPath, 'postgres'), port: ports.POSTGRES_PORT, password });
    const spec = new Catalogue(environment, readSecrets(dataPath, serviceNames)).database(command, server);
    const database = new Component(spec, { line: () => undefined, notice: console.log, change: () => undefined });
    try {
      await database.start();
      return await work();
    } finally {
      await database.stop();
    }
  } finally {
    runFile.remove();
  }
}
