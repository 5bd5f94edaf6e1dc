import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface ComponentRow {
  name: string;
  address: string;
  state: string;
}

/** The running product, as its run file below `DATA_PATH` describes it. */
export interface Product {
  /** Address of a component by its name: `edge`, `gateway`, `mailbox`, `auth`, ... Without a slash. */
  address: (name: string) => string;
  /** The same of one instance of it, where a cluster has several: what that one knows a moment before the others. */
  instance: (name: string) => string;
  /** The same of all instances of it: one, but in a cluster. */
  instances: (name: string) => string[];
  /** Stops a component until `start`, or until the test ends. */
  stop: (name: string) => Promise<void>;
  start: (name: string) => Promise<void>;
  /** Starts again all that was stopped. */
  restore: () => Promise<void>;
}

/** Where the running product keeps what it knows. */
export const dataPath = resolve(import.meta.dirname, '../..', process.env['DATA_PATH'] ?? '.local');

/** @throws when no product runs on this data path */
export async function findProduct(): Promise<Product> {
  const { control } = JSON.parse(readFileSync(join(dataPath, 'run.json'), 'utf8')) as {
    control: { url: string; token: string };
  };
  const headers = { authorization: `Bearer ${control.token}` };

  async function call(method: 'GET' | 'POST', path: string): Promise<Response> {
    const answer = await fetch(control.url + path, { method, headers });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  const components = (await (await call('GET', '/components')).json()) as ComponentRow[];
  const stopped = new Set<string>();
  const find = (name: string) => components.find((component) => component.name === name);
  const product: Product = {
    instance: (name) => product.instances(name)[0]!,
    instances(name) {
      const each = components.filter((row) => row.name !== name && row.name.replace(/-\d+$/, '') === name);
      return each.length > 0 ? each.map(({ address }) => address) : [product.address(name)];
    },
    address(name) {
      const found = find(name);
      if (!found) throw new Error(`The product has no component "${name}".`);
      return found.address;
    },
    async stop(name) {
      stopped.add(name);
      await call('POST', `/components/${name}/stop`);
    },
    async start(name) {
      await call('POST', `/components/${name}/start`);
      stopped.delete(name);
    },
    async restore() {
      for (const name of stopped) await product.start(name);
    },
  };
  return product;
}
