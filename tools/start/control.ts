import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { equalTexts } from '@portfolio/service-kit/encryption';
import type { Component } from './component.ts';

/** How others steer a running product. */
export interface Control {
  url: string;
  token: string;
  close: () => void;
}

/**
 * Lets those who can read the run file stop and start components, so that tests see the product without one:
 * `GET /components` lists them, `POST /components/<name>/{stop,start,kill}` answers when it is done. A killed component
 * is started again like one that died; a stopped one stays so until it is started.
 */
export async function openControl(components: () => readonly Component[]): Promise<Control> {
  const token = randomBytes(24).toString('base64url');
  const server: Server = createServer((request, response) => {
    if (!equalTexts(request.headers.authorization ?? '', `Bearer ${token}`)) return void response.writeHead(401).end();

    const [, name, action] = /^\/components(?:\/([\w-]+)\/(stop|start|kill))?$/.exec(request.url ?? '') ?? [];
    const component = components().find(({ spec }) => spec.name === name);
    if (action === undefined && request.url === '/components' && request.method === 'GET') {
      const list = components().map(({ spec, state, pid }) => ({ name: spec.name, address: spec.address, state, pid }));
      return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(list));
    }
    if (!component || request.method !== 'POST') return void response.writeHead(404).end();
    Promise.resolve(component[action as 'stop' | 'start' | 'kill']()).then(
      () => response.writeHead(204).end(),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
