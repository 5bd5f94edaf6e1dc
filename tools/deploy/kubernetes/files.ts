import { serviceNames } from '@portfolio/contracts/routes';
import { stringify } from 'yaml';
import { inRoot, type GeneratedFile } from '../../graph/generated-file.ts';
import { filesOf, servers } from '../settings.ts';
import { inside, manifestsOf, migrationOf, plannerManifests, type Manifest } from './manifests.ts';

const says = '# Written by `npm run generate` (tools/deploy/kubernetes); what is of your site goes into an overlay.\n';

const documents = (manifests: readonly Manifest[]): string =>
  says + manifests.map((each) => stringify(each, { aliasDuplicateObjects: false, lineWidth: 120 })).join('---\n');

const secrets = (files: readonly string[]) =>
  files.map((file) => ({ name: `portfolio-${file.replace(/\.env$/, '')}`, envs: [`settings/${file}`] }));

const kustomization = (resources: readonly string[], files: readonly string[], images: readonly string[]): string =>
  says +
  stringify({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'portfolio',
    resources,
    // Their names carry a hash, so that changed settings start processes anew, one after the other.
    secretGenerator: secrets(files),
    images: images.map((name) => ({
      name: `portfolio-${name}`,
      newName: `registry.example/portfolio-${name}`,
      newTag: '1',
    })),
  });

/** What follows from the list of services and their settings; the rest of `deploy/kubernetes` is written by hand. */
export const kubernetesFiles = (): GeneratedFile[] =>
  Object.entries(contents()).map(([path, content]) => ({ path: inRoot('deploy/kubernetes', path), content }));

/** Path below `deploy/kubernetes` → content. */
const contents = (): Record<string, string> => ({
  'site/kustomization.yaml': kustomization(
    ['namespace.yaml', 'inside.yaml', ...servers.map((name) => `${name}.yaml`), 'planner.yaml', 'ingress.yaml'],
    [...new Set(servers.flatMap(filesOf))],
    servers,
  ),
  'site/inside.yaml': documents([inside(servers)]),
  ...Object.fromEntries(servers.map((name) => [`site/${name}.yaml`, documents(manifestsOf(name))])),
  'site/planner.yaml': documents(plannerManifests()),
  'migrate/kustomization.yaml': kustomization(
    ['namespace.yaml', 'jobs.yaml'],
    serviceNames.map((name) => `owner-of-${name}.env`),
    serviceNames,
  ),
  'migrate/jobs.yaml': documents(serviceNames.map(migrationOf)),
});
