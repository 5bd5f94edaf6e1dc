import { globSync } from 'node:fs';

/** Every workspace's tests in one run; `npm test` adds the browser tests of `e2e`. */
export default {
  // For a busy machine; a test that hangs is still found.
  testTimeout: 60_000,
  // A worker keeps what each file loaded: beyond this it is begun anew, before collecting garbage takes longer than testing.
  workerIdleMemoryLimit: '1GB',
  projects: [
    'packages/contracts',
    'packages/planning',
    'packages/service-kit',
    'packages/ui',
    'packages/ui/browser',
    'packages/markdown',
    'packages/page-sections',
    'packages/releases',
    'packages/remote-kit',
    'packages/testkit',
    ...globSync('services/*', { cwd: import.meta.dirname }).toSorted(),
    'gateway',
    'shell',
    'shell/server',
    ...globSync('mfe-*', { cwd: import.meta.dirname }).toSorted(),
    'tools',
    'bench',
  ].map((folder) => `<rootDir>/${folder}`),
};
