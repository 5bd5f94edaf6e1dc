import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = ['astro', 'lighthouse'];

/** Installs both as they are locked, where they are not: 340 MB that nobody needs but who compares. */
export function installLighthouse(): void {
  const versions = (file: string): string => {
    const path = join(import.meta.dirname, file);
    if (!existsSync(path)) return '';
    const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, { version?: string }> };
    return packages.map((name) => lock.packages[`node_modules/${name}`]?.version).join();
  };
  if (versions('node_modules/.package-lock.json') === versions('package-lock.json')) return;
  console.log('Installing Lighthouse and Astro …');
  // What their packages would run while they are installed, they do without. `ci` wants builds for other systems in the lock, too.
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--workspaces=false', '--loglevel=error'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
}
