import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { restRoutes, serviceNames } from '@portfolio/contracts/routes';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { readPackage } from '../webpack/project.ts';
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

/** The service after which, and as which, a new one stands in files that name each of them. */
const like = 'scheduling';
const likePort = '4103';

/**
 * What has to name every service, with the new one in it: the list of services, who serves what, and what deploys them.
 * @returns path → new content
 * @throws PlainError when a file has no place for it any more
 */
function insertInto(service: NewService, read: (path: string) => string): Record<string, string> {
  const { name, type, port } = service;
  const variable = `${name.toUpperCase()}_URL`;
  /** The same text about the new service. */
  const renamed = (text: string): string => text.replaceAll(like, name).replaceAll(likePort, String(port));
  const again = (block: string): string => block + renamed(block);

  const changes: Record<string, [place: RegExp, change: (found: string) => string][]> = {
    'packages/contracts/src/routes/services.ts': [
      [/serviceNames = \[.*(?=\] as const)/, (list) => `${list}, '${name}'`],
    ],
    'packages/contracts/src/routes/index.ts': [
      [/(?<=service: '\w+' \},\n)(?=\];)/, () => `  { prefix: '/${name}', service: '${name}' },\n`],
    ],
    // Until a screen does.
    'tools/graph/one-transport.test.ts': [
      [
        /(?<=const ofOtherClients = \{\n(?: {2}.*\n)+)(?=\};)/,
        () => `  create${type}Entry: 'programs, until a screen uses it',\n`,
      ],
    ],
    'docs/architecture.md': [
      [/(?=every other `\/planner\/\*`)/, () => `\`/${name}*\` | ${name}\n`],
      [/`SCHEDULING_URL`/g, (each) => `${each}, \`${variable}\``],
    ],
    'deploy/env/services.env': [[/^SCHEDULING_URL=.*\n/m, (line) => line + lineFor(variable, port)]],
    'deploy/env/gateway.env': [[/^SCHEDULING_URL=.*\n/m, (line) => line + lineFor(variable, port)]],
    'deploy/env/auth.env': [
      [/^INCOMING_KEYS=.*/m, (line) => `${line},${name}:change-me-${name}-to-auth-change-me-change-me`],
    ],
    'deploy/systemd/portfolio.target': [[/portfolio-scheduling\.service/, (word) => `${word} ${renamed(word)}`]],
    'deploy/container/Containerfile': [[/FROM process AS scheduling\n(?:.+\n)+\n/, again]],
    'deploy/compose/compose.yaml': [
      [/^ {2}SCHEDULING_URL: .*\n/m, (line) => `${line}  ${variable}: http://${name}:${port}\n`],
      [/^ {2}migrate-scheduling:\n(?: {3}.*\n)+\n/m, again],
      [/^ {2}scheduling:\n(?: {3}.*\n)+\n/m, again],
      [/^ {8}scheduling: \{ condition: service_healthy \},\n/m, again],
    ],
  };
  const unit = renamed(read(`deploy/systemd/portfolio-${like}.service`)).replace(
    /^Description=.*$/m,
    `Description=Portfolio: ${type}`,
  );
  const changed = Object.entries(changes).map(([path, places]) => {
    const text = places.reduce((before, [place, change]) => {
      if (!new RegExp(place).test(before)) throw new PlainError(`${path} has no place for a service: ${place.source}`);
      return before.replace(place, change);
    }, read(path));
    return [path, text];
  });
  return { ...Object.fromEntries(changed), [`deploy/systemd/portfolio-${name}.service`]: unit };
}

const lineFor = (variable: string, port: number): string => `${variable}=http://127.0.0.1:${port}\n`;
