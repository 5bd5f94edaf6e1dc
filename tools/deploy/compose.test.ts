import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { serviceNames } from '@portfolio/contracts/routes';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../root.ts';
import { namesRead, servers, text, type ServerName } from './settings.ts';

const service = z.object({
  image: z.string(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  build: z.object({ dockerfile: z.string(), target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  env_file: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  ports: z.array(z.string()).optional(),
});
type Service = z.output<typeof service>;

const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()), networks: z.object({}) })
  .parse(parse(text('deploy/compose/compose.yaml'), { merge: true }));
const at = (name: string): Service => compose.services[name]!;

/** Each image of the Containerfile, by its name. */
const stages = new Map(
  text('deploy/container/Containerfile')
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => [/ AS (\w+)/.exec(stage)?.[1] ?? '', stage]),
);
const commandOf = (name: string): string[] =>
  JSON.parse(/^CMD (.*)$/m.exec(stages.get(name) ?? '')?.[1] ?? '[]') as string[];
const unit = (name: string): string => text(`deploy/systemd/portfolio-${name}.service`);

/** What a container of the process is told: the files of settings, and what Compose says over them. */
function settingsOf(name: ServerName): NodeJS.Dict<string> {
  const files = at(name).env_file?.map((path) => parseEnv(text(`deploy/env/${basename(path)}`))) ?? [];
  const said: NodeJS.Dict<string> = Object.assign({ NODE_ENV: 'production' }, ...files, at(name).environment);
  return Object.fromEntries(
    Object.entries(said).map(([key, value = '']) => [key, value.replaceAll('change-me', 'xxxxxxxxx')]),
  );
}

test.each(servers)('%s runs in its image what systemd runs, as nobody who could change it', (name) => {
  const [program, ...options] = commandOf(name);
  const [, ...ofUnit] = /^ExecStart=(.*)$/m.exec(unit(name))?.[1]?.split(' ') ?? [];
  expect([program, ...options]).toEqual(['node', ...ofUnit]);
  expect(at(name)).toMatchObject({
    user: 'node',
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    build: { dockerfile: 'deploy/container/Containerfile', target: name },
  });
  expect(stages.get('process')).toMatch(/^USER node$/m);
  expect(stages.get(name)).toMatch(/^process AS/);
});

test.each(servers)('%s starts with what Compose tells it, and listens where it is asked', (name) => {
  const settings = settingsOf(name);
  expect(namesRead(name, settings)).toContain('PORT');
  const files = [...unit(name).matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, path = '']) => basename(path));
  expect(at(name).env_file?.map((path) => basename(path))).toEqual(files);
  expect(stages.get(name)).toContain(`EXPOSE ${settings['PORT']}\n`);
  expect(at(name).healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${settings['PORT']}/health/ready`);
});

test.each(servers)('%s finds whom it calls, on a network that they share', (name) => {
  const addresses = Object.entries(settingsOf(name)).filter(([key]) =>
    /^(AUTH|CONTENT|SCHEDULING|GATEWAY)_URL$/.test(key),
  );
  for (const [, address = ''] of addresses) {
    const { hostname, port } = new URL(address);
    expect(settingsOf(hostname as ServerName)['PORT']).toBe(port);
    expect(at(hostname).networks).toEqual(expect.arrayContaining(at(name).networks.slice(0, 1)));
  }
});

test.each(servers)('what %s writes is a volume', (name) => {
  const mounted = at(name).volumes?.map((volume) => (volume.split(':/')[1] ?? '').replace(/:ro$/, '')) ?? [];
  const written = Object.entries(settingsOf(name)).filter(([key]) => /^(MEDIA|STATE|RELEASES)_PATH$/.test(key));
  const read = namesRead(name, settingsOf(name));
  expect(
    written
      .filter(([key]) => read.includes(key))
      .map(([, path]) => String(path).slice(1))
      .toSorted(),
  ).toEqual(mounted.toSorted());
});

test.each(serviceNames)('%s starts when its database was migrated by the owner', (name) => {
  const job = at(`migrate-${name}`);
  expect(at(name).depends_on).toEqual({ [`migrate-${name}`]: { condition: 'service_completed_successfully' } });
  expect(job.env_file?.map((path) => basename(path))).toEqual([`owner-of-${name}.env`]);
  expect(existsSync(join(root, String(job.command?.at(-1)).replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(
    true,
  );
});

test('only the proxy is reachable from outside, and images have the Node of the lock file', () => {
  expect(Object.keys(compose.services).filter((name) => at(name).ports)).toEqual(['caddy']);
  const { devDependencies } = JSON.parse(text('package.json')) as { devDependencies: { node: string } };
  expect(text('deploy/container/Containerfile')).toContain(`ARG BASE=docker.io/library/node:${devDependencies.node}-`);
  expect([...stages.values()].map((stage) => stage.split(' ')[0])).not.toContainEqual(expect.stringContaining('/'));
});

test('what meets visitors tells browsers to come back encrypted alone, also with answers of its own', () => {
  expect(text('deploy/compose/Caddyfile')).toContain(
    'header Strict-Transport-Security "max-age=31536000; includeSubDomains"',
  );
  expect(text('deploy/kubernetes/site/ingress.yaml')).toContain('force-ssl-redirect: "true"');
});

test('backups reach the database, media and releases, as the processes have them', () => {
  const { networks, environment = {}, volumes = [] } = at('tools');
  expect(networks).toEqual(expect.arrayContaining(at('postgres').networks));
  const of = (name: string) => (at(name).volumes ?? []).map((volume) => volume.replace(/:ro$/, ''));
  const placeOf = (path: string | undefined) => volumes.find((volume) => volume.endsWith(`:${path}`));
  expect(of('content')).toContain(placeOf(environment['MEDIA_PATH']));
  expect(of('edge')).toContain(placeOf(environment['RELEASES_PATH']));
  expect(environment['MEDIA_PATH']).toBe(settingsOf('content')['MEDIA_PATH']);
  expect(placeOf('/var/backups/portfolio')).toBeDefined();
  expect(stages.get('tools')).toContain(`chown node: /provision ${environment['MEDIA_PATH']}`);
});
