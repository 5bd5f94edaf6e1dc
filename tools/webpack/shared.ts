import { join } from 'node:path';
import semver from 'semver';
import type { moduleFederationPlugin } from '@module-federation/sdk';
import { BuildError, readPackage, top } from './project.ts';

/**
 * What all roots on a page have to share: libraries with state of their own (contexts, caches, style sheets, hooks). The
 * trailing slash takes in the subpaths; without `react-dom/` a remote would fetch its own copy of react-dom/client.
 */
const sharedPackages = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  'react-router-dom': ['react-router-dom'],
  'styled-components': ['styled-components'],
  '@apollo/client': ['@apollo/client', '@apollo/client/react'],
  '@portfolio/remote-kit': ['@portfolio/remote-kit'],
} as const;

const names = Object.keys(sharedPackages);

/** Package → exact version that the live shell provides. */
export const shellVersions = (): Record<string, string> => versionsOf(join(top, 'shell'));

function versionsOf(folder: string): Record<string, string> {
  const { name, dependencies } = readPackage(folder);
  return Object.fromEntries(
    names.map((library) => {
      const version = dependencies[library];
      if (!version)
        throw new BuildError(`${name}/package.json must depend on ${library}: all roots on a page share it.`);
      return [library, version];
    }),
  );
}

/**
 * Package → range that the shell has to satisfy, from the remote's own dependencies: what it was tested with, or a compatible
 * later version. Throws when the shell of this workspace does not satisfy one.
 */
export function sharedRanges(
  folder: string,
  provided: Record<string, string> = shellVersions(),
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versionsOf(folder)).map(([library, version]) => {
      const range = `^${version}`;
      const shell = provided[library] ?? 'none';
      if (!semver.satisfies(shell, range)) {
        throw new BuildError(
          `${readPackage(folder).name} needs ${library} ${range}, but the shell provides ${shell}. ` +
            `Use a version that ${shell} satisfies, or release a newer shell first.`,
        );
      }
      return [library, range];
    }),
  );
}

type SharedObject = moduleFederationPlugin.SharedObject;

const entries = (describe: (library: string) => moduleFederationPlugin.SharedConfig): SharedObject =>
  Object.fromEntries(
    Object.entries(sharedPackages).flatMap(([library, requests]) =>
      requests.map((request) => [request, { singleton: true, strictVersion: true, ...describe(library) }]),
    ),
  );

/** The shell provides everything with its first chunk: no remote can run without. */
export const sharedByShell = (versions: Record<string, string>): SharedObject =>
  entries((library) => ({ eager: true, version: versions[library], requiredVersion: `^${versions[library]}` }));

/**
 * A published remote takes what it shares from the page and has no copy of its own, so there is one React by construction.
 * Alone, in development, it brings the copies along.
 */
export const sharedByRemote = (ranges: Record<string, string>, alone: boolean): SharedObject =>
  entries((library) => ({ requiredVersion: ranges[library], ...(!alone && { import: false as const }) }));
