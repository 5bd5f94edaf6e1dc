import { PlainError } from '../terminal/plain-error.ts';
import type { NewService } from './service-files/new-service.ts';

/** The service after which, and as which, a new one stands in files that name each of them. */
const like = 'scheduling';
const likePort = '4103';

/**
 * What has to name every service, with the new one in it: the list of services, who serves what, and what deploys them.
 * @returns path → new content
 * @throws PlainError when a file has no place for it any more
 */
export function insertInto(service: NewService, read: (path: string) => string): Record<string, string> {
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
