import { join } from 'node:path';
import { root } from '../root.ts';
import type { ComponentSpec } from './component.ts';
import { listeningOn } from './components.ts';

/** Seconds for which an instance that is stopped says so before it closes; the proxy asks far more often. */
const drainSeconds = 1;

/** A part of the product as a cluster runs it. */
export interface Several {
  instances: ComponentSpec[];
  /** Has the part's name and port, so that all who call the part find its instances. */
  proxy: ComponentSpec;
}

/**
 * @param ports one for each instance
 * @param older the checkout of a release of before, whose code the first instance runs
 */
export function severalOf(part: ComponentSpec, ports: readonly number[], older?: string): Several {
  const { name, env } = part;
  const instances = ports.map((port, index) => {
    const own: Record<string, string> = { DRAIN_SECONDS: String(drainSeconds) };
    if (name === 'edge') {
      // All visitors come through the proxy; what an edge remembers is its own.
      Object.assign(own, { TRUSTED_PROXIES: 'loopback', CONNECTIONS_PER_ADDRESS: '10000' });
      own['STATE_PATH'] = `${env['STATE_PATH']}-${index + 1}`;
    }
    const args = older && index === 0 ? part.args.map((each) => each.replace(root, older)) : part.args;
    return { ...listeningOn({ ...part, args, env: { ...env, ...own } }, port), name: `${name}-${index + 1}` };
  });
  const proxy: ComponentSpec = {
    ...part,
    args: [join(root, 'tools/cluster/main.ts')],
    env: {
      NODE_COMPILE_CACHE: String(env['NODE_COMPILE_CACHE']),
      HOST: '127.0.0.1',
      PORT: String(env['PORT']),
      LOG_LEVEL: 'warn',
      // Visitors come to the edge's; to the others come our own.
      TRUSTED_PROXIES: name === 'edge' ? '' : 'loopback',
      INSTANCES: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
    },
  };
  return { instances, proxy };
}
