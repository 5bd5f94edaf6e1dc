import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restClient, type RestClient } from '@portfolio/testkit/clients';

interface Row {
  name: string;
  address: string;
}

/** A running cluster, seen from outside. */
export interface RunningCluster {
  dataPath: string;
  /** Base address of a component: a part (its proxy) such as `edge`, one of its instances such as `edge-2`, the mailbox. */
  address: (name: string) => string;
  /** Both instances of a part. */
  both: (part: string) => [string, string];
  /** Calls a component over HTTP, as somebody who is signed in. */
  at: (name: string, access?: string) => RestClient;
  /** Ends an instance as an upgrade does. */
  stop: (name: string) => Promise<unknown>;
  start: (name: string) => Promise<unknown>;
  /** Ends an instance without a word; it is started again by itself. */
  kill: (name: string) => Promise<unknown>;
}

/** @param dataPath of a cluster that has started */
export async function runningCluster(dataPath: string): Promise<RunningCluster> {
  const { control } = JSON.parse(readFileSync(join(dataPath, 'run.json'), 'utf8')) as {
    control: { url: string; token: string };
  };
  const steer = async (method: string, path: string): Promise<Response> => {
    const answer = await fetch(control.url + path, { method, headers: { authorization: `Bearer ${control.token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const rows = (await (await steer('GET', '/components')).json()) as Row[];
  const address = (name: string): string => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`The cluster has no ${name}.`);
    return found.address.replace('localhost', '127.0.0.1');
  };
  return {
    dataPath,
    address,
    both: (part) => [`${part}-1`, `${part}-2`],
    at: (name, access) => restClient(address(name), access === undefined ? undefined : () => Promise.resolve(access)),
    stop: (name) => steer('POST', `/components/${name}/stop`),
    start: (name) => steer('POST', `/components/${name}/start`),
    kill: (name) => steer('POST', `/components/${name}/kill`),
  };
}
