import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the gateways of others as they are locked, where they are not: 100 MB that nobody needs but who compares. */
export function installGateways(): void {
  const versions = (file: string): string | undefined => {
    const path = join(import.meta.dirname, file);
    if (!existsSync(path)) return undefined;
    const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, { version?: string }> };
    return packages['node_modules/@graphql-hive/gateway-runtime']?.version;
  };
  if (versions('node_modules/.package-lock.json') === versions('package-lock.json')) return;
  console.log('Installing the gateways of others …');
  // What their packages would run while they are installed, they do without.
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: import.meta.dirname, stdio: 'inherit' });
}
