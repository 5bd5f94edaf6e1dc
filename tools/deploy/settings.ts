import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { perService, serviceNames } from '@portfolio/contracts/routes';
import { root } from '../root.ts';

/** What a deployment runs. */
export const servers = [...serviceNames, 'gateway', 'edge'] as const;
export type ServerName = (typeof servers)[number];

/** A file of the repository. */
export const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The port in the example of a process's settings. */
export const portOf = (name: ServerName): number => Number(parseEnv(text(`deploy/env/${name}.env`))['PORT']);

/** Files of settings that a process is given, in the order in which they hold. */
export const filesOf = (name: ServerName): string[] =>
  [...text(`deploy/systemd/portfolio-${name}.service`).matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, path = '']) =>
    basename(path),
  );

/** Where each process says what it reads, and the expression that reads it. */
const readers: Record<ServerName, [module: string, read: string]> = {
  ...perService((name): [string, string] => [
    `services/${name}/src/environment.ts`,
    `m.read${name[0]!.toUpperCase()}${name.slice(1)}Environment`,
  ]),
  gateway: ['gateway/src/environment.ts', '(e) => kit.readEnvironment(m.gatewayEnvironment, e)'],
  edge: ['shell/server/environment.ts', '(e) => kit.readEnvironment(m.edgeEnvironment, e)'],
};

/**
 * Reads the settings as the process does at its start, in a process of its own: no package imports all of them.
 * @returns the names of those that it asks for
 * @throws Error with what the process would say
 */
export function namesRead(name: ServerName, settings: NodeJS.Dict<string>): string[] {
  const [module, read] = readers[name];
  const script = `
    const kit = await import('@portfolio/service-kit/environment');
    const m = await import('./${module}');
    try { const values = (${read})(${JSON.stringify(settings)}); console.log(JSON.stringify(Object.keys(values))); }
    catch (error) { console.error(error.message); process.exitCode = 1; }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}
