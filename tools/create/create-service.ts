import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { restRoutes, serviceNames } from '@portfolio/contracts/routes';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { readPackage } from '../webpack/project.ts';
import { insertInto } from './service-places.ts';
import type { NewService } from './service-files/new-service.ts';
import { serviceFiles } from './service-files/service-files.ts';

/** The n-th service listens on 4100 + n. */
const firstPort = 4101;

/**
 * Writes a new service with a table, calls over REST and GraphQL and their tests, and puts it into the list of services and into what deploys
 * them. All else follows from the list.
 * @param name `ledger`; its addresses begin with `/ledger`
 * @param checkout where it is put
 * @throws PlainError when the name is taken, or no name
 */
export async function createService(name: string, checkout = root, now = new Date()): Promise<string[]> {
  if (!/^[a-z]{3,20}$/.test(name))
    throw new PlainError(`A service is named by one word of 3 to 20 small letters, such as ledger, not "${name}".`);
  const taken =
    restRoutes.some(({ prefix }) => prefix === `/${name}`) ||
    ['gateway', 'edge', 'graphql', 'internal', 'health'].includes(name) ||
    ['services', 'packages/contracts/src'].some((folder) => existsSync(join(checkout, folder, name)));
  if (taken) throw new PlainError(`"${name}" is taken already: choose another name.`);

  const { dependencies, devDependencies } = readPackage(join(root, 'services/scheduling'));
  const service: NewService = {
    name,
    type: name.charAt(0).toUpperCase() + name.slice(1),
    port: firstPort + serviceNames.length,
    stamp: now.toISOString().replaceAll(/\D/g, '').slice(0, 12),
    versions: { ...dependencies, ...devDependencies },
  };
  // All that can fail is done before anything is written.
  const files = {
    ...serviceFiles(service),
    ...insertInto(service, (path) => readFileSync(join(checkout, path), 'utf8')),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(checkout, path)), { recursive: true });
    await writeFile(join(checkout, path), content);
  }
  return Object.keys(files);
}
