import { join } from 'node:path';
import { serviceNames } from '@portfolio/contracts/routes';
import { databaseName, requireServer } from '../start/databases.ts';
import { parseEnvironment } from '../start/environment.ts';
import { readSecrets } from '../start/secrets.ts';
import type { Source } from './backup.ts';

/**
 * The site that the environment describes: that of `npm start`, or the server in `DATABASE_URL` with the folders `MEDIA_PATH` and
 * `RELEASES_PATH`. What is kept in buckets is left to them.
 * @throws PlainError when its server does not answer
 */
export async function siteHere(): Promise<Source> {
  const { databaseUrl, dataPath, ports } = parseEnvironment(process.env);
  const own = () =>
    `postgresql://postgres:${readSecrets(dataPath, serviceNames).postgres}@127.0.0.1:${ports.POSTGRES_PORT}/postgres`;
  const server = databaseUrl ?? own();
  await requireServer(server);
  const { MEDIA_PATH, RELEASES_PATH, S3_BUCKET, RELEASES_BUCKET } = process.env;
  return {
    server,
    databases: Object.fromEntries(serviceNames.map((service) => [service, databaseName(service)])),
    folders: {
      ...(!S3_BUCKET && { media: MEDIA_PATH ?? join(dataPath, 'media') }),
      ...(!RELEASES_BUCKET && { releases: RELEASES_PATH ?? join(dataPath, 'releases') }),
    },
  };
}
