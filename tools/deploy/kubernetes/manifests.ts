import { serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IPodSpec } from 'kubernetes-models/v1';
import type { IService } from 'kubernetes-models/v1/Service';
import { filesOf, portOf, type ServerName } from '../settings.ts';

/** An object as Kubernetes takes it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  [more: string]: unknown;
}

const labels = (name: string): Record<string, string> => ({
  'app.kubernetes.io/part-of': 'portfolio',
  'app.kubernetes.io/name': name,
});

/** Folders that a process writes; what it keeps for long is in buckets. */
const writes: Partial<Record<ServerName, readonly string[]>> = {
  content: ['/var/lib/portfolio/media'],
  gateway: ['/srv/portfolio/releases'],
  edge: ['/srv/portfolio/releases', '/var/lib/portfolio/edge'],
};

/** Who may call whom, beside what calls from outside of the cluster. */
const callers = (name: ServerName): readonly string[] =>
  name === 'edge' ? [] : name === 'gateway' ? ['edge'] : ['gateway', ...serviceNames.filter((each) => each !== name)];

const isService = (name: ServerName): name is ServiceName => serviceNames.some((each) => each === name);

/** Whatever runs: nobody who could change the system, on a file system that cannot be written. */
const restricted = {
  automountServiceAccountToken: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: 1000,
    runAsGroup: 1000,
    fsGroup: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  },
} satisfies Partial<IPodSpec>;

const locked = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

const secret = (file: string) => ({ secretRef: { name: `portfolio-${file.replace(/\.env$/, '')}` } });

const probe = (path: string, periodSeconds: number, failureThreshold: number) => ({
  httpGet: { path, port: 'http' },
  periodSeconds,
  timeoutSeconds: 3,
  failureThreshold,
});

/** @param called its own name, where it does a part of the work alone */
function deployment(name: ServerName, called: string = name) {
  const role = called === 'planner' ? called : name === 'scheduling' ? 'server' : undefined;
  const folders = ['/tmp', ...(writes[name] ?? [])];
  const volumeOf = (folder: string): string => folder.slice(1).replaceAll('/', '-');
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: called, labels: labels(called) },
    spec: {
      // How many there are is the autoscaler's to say.
      selector: { matchLabels: labels(called) },
      // One more is ready before one is ended.
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: labels(called) },
        spec: {
          ...restricted,
          // A stop answers what is under way first; longer uploads are cut.
          terminationGracePeriodSeconds: 90,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels(called) },
            },
          ],
          containers: [
            {
              name: 'process',
              image: `portfolio-${name}`,
              // The last holds: addresses inside the cluster in the place of those of one host.
              envFrom: [...filesOf(name).map(secret), { configMapRef: { name: 'portfolio-inside' } }],
              ...(role && { env: [{ name: 'ROLE', value: role }] }),
              ports: [{ name: 'http', containerPort: portOf(name) }],
              startupProbe: probe('/health/live', 1, 60),
              livenessProbe: probe('/health/live', 5, 4),
              // More often than DRAIN_SECONDS: a process that is about to end is asked by nobody any more.
              readinessProbe: probe('/health/ready', 2, 1),
              resources: { requests: { cpu: '250m', memory: '256Mi' }, limits: { memory: '1Gi' } },
              securityContext: locked,
              volumeMounts: folders.map((folder) => ({ name: volumeOf(folder), mountPath: folder })),
            },
          ],
          volumes: folders.map((folder) => ({ name: volumeOf(folder), emptyDir: {} })),
        },
      },
    },
  } satisfies IDeployment;
}

const service = (name: ServerName) =>
  ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labels(name) },
    spec: { selector: labels(name), ports: [{ name: 'http', port: portOf(name), targetPort: 'http' }] },
  }) satisfies IService;

const scaling = (name: string) => [
  {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name, labels: labels(name) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: 2,
      maxReplicas: 6,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 150 } } },
      ],
    },
  } satisfies IHorizontalPodAutoscaler,
  {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, labels: labels(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: labels(name) } },
  } satisfies IPodDisruptionBudget,
];

/** Who measures: `/metrics` asks for OPERATIONS_TOKEN besides. */
const measured = (name: ServerName) => ({
  from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
  ports: [{ port: portOf(name) }],
});

const policy = (name: ServerName) =>
  ({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, labels: labels(name) },
    spec: {
      podSelector: { matchLabels: labels(name) },
      policyTypes: ['Ingress'],
      ingress: [
        {
          // Visitors come through the ingress controller, wherever that runs.
          ...(callers(name).length > 0 && {
            from: callers(name).map((caller) => ({ podSelector: { matchLabels: labels(caller) } })),
          }),
          ports: [{ port: portOf(name) }],
        },
        measured(name),
      ],
    },
  }) satisfies INetworkPolicy;

/** All of one process. */
export const manifestsOf = (name: ServerName): Manifest[] => [
  deployment(name),
  service(name),
  ...scaling(name),
  policy(name),
];

/** Works on plans alone, so that there can be as many as plans need; nobody asks it anything. */
export const plannerManifests = (): Manifest[] => [
  deployment('scheduling', 'planner'),
  ...scaling('planner'),
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'planner', labels: labels('planner') },
    spec: {
      podSelector: { matchLabels: labels('planner') },
      policyTypes: ['Ingress'],
      ingress: [measured('scheduling')],
    },
  } satisfies INetworkPolicy,
];

/** Brings a database to the schema of its image's version; runs before the service of that version does. */
export const migrationOf = (name: ServiceName) =>
  ({
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      name: `migrate-${name}`,
      labels: labels(`migrate-${name}`),
      // For those who deploy with Argo CD or Helm: before anything else, and anew with each version.
      annotations: {
        'argocd.argoproj.io/hook': 'PreSync',
        'argocd.argoproj.io/hook-delete-policy': 'BeforeHookCreation',
        'helm.sh/hook': 'pre-install,pre-upgrade',
        'helm.sh/hook-delete-policy': 'before-hook-creation',
      },
    },
    spec: {
      backoffLimit: 3,
      template: {
        metadata: { labels: labels(`migrate-${name}`) },
        spec: {
          ...restricted,
          restartPolicy: 'Never',
          containers: [
            {
              name: 'migrate',
              image: `portfolio-${name}`,
              command: ['node', '--enable-source-maps', `services/${name}/dist/migrate.js`],
              envFrom: [secret(`owner-of-${name}.env`)],
              // As of the processes: where the network does not encrypt, an overlay takes this away.
              env: [{ name: 'PROTECTED_NETWORK', value: 'true' }],
              resources: { requests: { cpu: '100m', memory: '128Mi' }, limits: { memory: '512Mi' } },
              securityContext: locked,
            },
          ],
        },
      },
    },
  }) satisfies IJob;

/** In the place of what the files of settings say for one host. */
export const inside = (servers: readonly ServerName[]): Manifest => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'portfolio-inside', labels: labels('inside') },
  data: {
    HOST: '0.0.0.0',
    // The cluster's network has to encrypt (docs/operations.md); where it does not, an overlay takes this away and sets TLS_CERT_PATH.
    PROTECTED_NETWORK: 'true',
    ...Object.fromEntries(
      servers
        .filter((name) => isService(name) || name === 'gateway')
        .map((name) => [`${name.toUpperCase()}_URL`, `http://${name}:${portOf(name)}`]),
    ),
    // Networks of the cluster's pods and of its ingress controller, whose X-Forwarded-For is believed.
    TRUSTED_PROXIES: '10.0.0.0/8',
  },
});
