import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

/**
 * Installs what a bench alone needs, as its folder's lock says, where it isn't there: nobody else has to wait for it.
 * @param folder has a package.json and a package-lock.json of its own
 */
export function installIn(folder: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const names = Object.keys((read('package.json') as Manifest).dependencies);
  const versions = (file: string): string => {
    if (!existsSync(join(folder, file))) return '';
    const { packages } = read(file) as Lock;
    return names.map((name) => packages[`node_modules/${name}`]?.version).join();
  };
  if (versions('node_modules/.package-lock.json') === versions('package-lock.json')) return;
  console.log(`Installing ${names.join(', ')} …`);
  // What their packages would run while they are installed, they do without. `ci` wants builds for other systems in the lock, too.
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--workspaces=false', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
