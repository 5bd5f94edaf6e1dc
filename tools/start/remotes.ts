import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../root.ts';

/** Holds the port of a remote's development server: `MFE_PUBLIC_PORT`. */
export type RemotePort = `MFE_${string}_PORT`;

export interface RemoteFolder {
  name: string;
  /** The variable that sets the port of its development server, and its default, `config.port` of its package.json. */
  variable: RemotePort;
  port: number;
}

const schema = z.object({ config: z.object({ port: z.int() }) });

/** The remotes of a checkout: every folder `mfe-*` that has a manifest. */
export const remotesIn = (checkout: string): RemoteFolder[] =>
  globSync('mfe-*/manifest.json', { cwd: checkout })
    .map((manifest) => dirname(manifest))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({
      name,
      variable: `MFE_${name.slice('mfe-'.length).replaceAll('-', '_').toUpperCase()}_PORT`,
      port: schema.parse(JSON.parse(readFileSync(join(checkout, name, 'package.json'), 'utf8'))).config.port,
    }));

export const remotes: readonly RemoteFolder[] = remotesIn(root);

export const remoteNames: readonly string[] = remotes.map(({ name }) => name);
