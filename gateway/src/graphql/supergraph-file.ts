import { readFile } from 'node:fs/promises';
import type { SupergraphSdlHook } from '@apollo/gateway';
import type { Logger } from '@portfolio/service-kit/logging';
import { watchFile } from '@portfolio/service-kit/watched-file';

/**
 * Loads the supergraph from a file, and again each time the file changes. A file that is gone or broken changes nothing:
 * the graph that works goes on working.
 */
export function supergraphFile(path: string, log: Logger): SupergraphSdlHook {
  return async ({ update }) => {
    const supergraphSdl = await readFile(path, 'utf8');
    const watched = watchFile(
      path,
      supergraphSdl,
      (text) => {
        update(text);
        log.info('the supergraph has changed');
      },
      (error) => log.error({ err: error }, 'the new supergraph cannot be used; the old one stays'),
    );
    const cleanup = (): Promise<void> => Promise.resolve(watched.close());
    return { supergraphSdl, cleanup };
  };
}
