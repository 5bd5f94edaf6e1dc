import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@portfolio/contracts/routes';
import { parse } from 'yaml';
import { requireCurrent } from '../../graph/generated-file.ts';
import { filesOf, namesRead, servers, text, type ServerName } from '../settings.ts';
import { root } from '../../root.ts';
import { kubernetesFiles } from './files.ts';
import { inside, manifestsOf, type Manifest } from './manifests.ts';
import { manifestsIn, requireValid } from './valid.ts';

const written = manifestsIn('deploy/kubernetes');

test('the files in deploy/kubernetes follow from the list of services and their settings', async () => {
  await expect(requireCurrent(kubernetesFiles(), 'npm run generate')).resolves.toBeUndefined();
});

test('every object is as Kubernetes has it', async () => {
  expect(written.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Deployment', 'Ingress', 'Job', 'Namespace']),
  );
  await expect(requireValid(written)).resolves.toBeUndefined();
});

test('what is not is noticed', async () => {
  const [deployment] = structuredClone(manifestsOf('edge'));
  Object.assign(deployment!['spec'] as object, { replicas: 'two' });
  await expect(requireValid([deployment!])).rejects.toThrow(/^Deployment edge of deploy\/kubernetes: .*replicas/);
});

test.each(['site', 'migrate'])('all that %s is made of is there', (part) => {
  const { resources } = parse(text(`deploy/kubernetes/${part}/kustomization.yaml`)) as { resources: string[] };
  const files = readdirSync(join(root, 'deploy/kubernetes', part));
  expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted());
});

const data = inside(servers)['data'] as Record<string, string>;

/** Quotes are a part of the value, unlike for systemd and Compose. */
const asKustomizeReads = (file: string): Record<string, string> =>
  Object.fromEntries([...file.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, key, value]) => [key, value]));

test('settings mean the same to systemd, Compose and Kustomize', () => {
  for (const file of new Set(servers.flatMap(filesOf))) expect(text(`deploy/env/${file}`)).not.toMatch(/^\w+=["']/m);
});

/** What the process is told: its files of settings, and over them the addresses inside of the cluster. */
function settingsOf(name: ServerName): NodeJS.Dict<string> {
  const said: NodeJS.Dict<string> = Object.assign(
    { NODE_ENV: 'production' },
    ...filesOf(name).map((file) => asKustomizeReads(text(`deploy/env/${file}`))),
    data,
  );
  return Object.fromEntries(
    Object.entries(said).map(([key, value = '']) => [key, value.replaceAll('change-me', 'xxxxxxxxx')]),
  );
}

test.each(servers)('%s starts with what it is told, and finds whom it calls', (name) => {
  expect(namesRead(name, settingsOf(name))).toContain('PORT');
  const of = (kind: string, called: string) =>
    written.find((each) => each.kind === kind && each.metadata.name === called) as Manifest & { spec: object };
  const read = namesRead(name, settingsOf(name)).filter((each) => each in data && each.endsWith('_URL'));
  for (const variable of read) {
    const { hostname, port } = new URL(data[variable]!);
    expect(of('Service', hostname).spec).toMatchObject({ ports: [{ port: Number(port) }] });
    expect(JSON.stringify(of('NetworkPolicy', hostname))).toContain(hostname === name ? '' : `name":"${name}"`);
  }
});

test('every pod is of nobody who could change anything, and owners’ addresses are read by migrations alone', () => {
  const pods = written.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));
  expect(pods).toHaveLength(servers.length + 1 + serviceNames.length);
  for (const { spec, kind } of pods as (Manifest & { spec: { template: { spec: object } } })[]) {
    expect(spec.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
      containers: [
        {
          securityContext: {
            readOnlyRootFilesystem: true,
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
          },
        },
      ],
    });
    expect(JSON.stringify(spec).includes('owner-of-')).toBe(kind === 'Job');
  }
});

test('both parts make the namespace that they are put into', () => {
  for (const part of ['site', 'migrate']) {
    const { namespace, resources } = parse(text(`deploy/kubernetes/${part}/kustomization.yaml`));
    expect(resources).toContain('namespace.yaml');
    expect(parse(text(`deploy/kubernetes/${part}/namespace.yaml`))).toMatchObject({
      kind: 'Namespace',
      metadata: { name: namespace },
    });
  }
});

test('migrations are told what processes are told of the network', () => {
  const told = { name: 'PROTECTED_NETWORK', value: data['PROTECTED_NETWORK'] };
  const jobs = written.filter(({ kind }) => kind === 'Job');
  expect(jobs).toHaveLength(serviceNames.length);
  for (const { spec } of jobs) expect(spec).toMatchObject({ template: { spec: { containers: [{ env: [told] }] } } });
});

test('plans are worked on by processes of their own, which nobody else may ask', () => {
  const rolesOf = (called: string) => {
    const { spec } = written.find((each) => each.kind === 'Deployment' && each.metadata.name === called) as Manifest & {
      spec: { template: { spec: { containers: { image: string; env?: object[] }[] } } };
    };
    return spec.template.spec.containers.map(({ image, env }) => [image, env]);
  };
  expect(rolesOf('planner')).toEqual([['portfolio-scheduling', [{ name: 'ROLE', value: 'planner' }]]]);
  expect(rolesOf('scheduling')).toEqual([['portfolio-scheduling', [{ name: 'ROLE', value: 'server' }]]]);
  expect(written.some(({ kind, metadata }) => kind === 'Service' && metadata.name === 'planner')).toBe(false);
});

test.each([...servers, 'planner'])('Prometheus may ask %s', (name) => {
  const policy = written.find((each) => each.kind === 'NetworkPolicy' && each.metadata.name === name);
  const from = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }];
  expect(policy!['spec']).toMatchObject({ ingress: expect.arrayContaining([expect.objectContaining({ from })]) });
});
