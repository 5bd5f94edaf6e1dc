import { jest } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NetworkError } from '../contract/index.ts';
import { sendUpload } from './send-upload.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  document.cookie = 'csrftoken=; max-age=0';
});

/** A server that lets other origins call it, as the gateway does. @returns where */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    const allowed = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
    response.setHeader('Access-Control-Allow-Headers', 'authorization, x-csrftoken, content-type');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listens on TCP
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const body = 'x'.repeat(200_000);
const put = { method: 'PUT', body, access: 'token' };

test('sends the body with the headers of every call and gives the answer', async () => {
  document.cookie = 'csrftoken=abc';
  const url = await serve((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      const { authorization, 'x-csrftoken': csrf } = request.headers;
      response.writeHead(201).end(JSON.stringify({ bytes, authorization, csrf, method: request.method }));
    });
  });

  const response = await sendUpload(url, put);

  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ bytes: 200_000, authorization: 'Bearer token', csrf: 'abc', method: 'PUT' });
});

test('tells how much is sent', async () => {
  const url = await serve((_, response) => response.end());
  // jsdom does not count what it sends; browsers do (e2e/admin-content).
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementationOnce(function (this: XMLHttpRequest) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 5, total: 10 }));
    sent.mockRestore();
    this.send();
  });
  const onProgress = jest.fn();
  await sendUpload(url, { ...put, onProgress });
  expect(onProgress.mock.calls).toEqual([[5, 10]]);
});

test('an answer without a body', async () => {
  const url = await serve((_, response) => response.writeHead(204).end());
  const response = await sendUpload(url, put);
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('cancelling ends the request with the reason of the signal', async () => {
  const cancelling = new AbortController();
  let gone: Promise<unknown> = Promise.resolve();
  const url = await serve((request) => {
    gone = new Promise((resolve) => request.resume().socket.on('close', resolve));
    cancelling.abort(new Error('not wanted any more'));
  });

  await expect(sendUpload(url, { ...put, signal: cancelling.signal })).rejects.toThrow('not wanted any more');
  await gone;
});

test('a signal that was given before: nothing is sent', async () => {
  const answer = jest.fn<RequestListener>();
  const url = await serve(answer);
  await expect(sendUpload(url, { ...put, signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
    'too late',
  );
  expect(answer).not.toHaveBeenCalled();
});

test('a server that says nothing for too long, or is not there, is a NetworkError', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom tells of lost connections
  const silent = await serve(() => {});
  await expect(sendUpload(silent, { ...put, standstill: 300 })).rejects.toThrow('nothing moved for 0.3 s');
  const cut = await serve((request) => request.socket.destroy());
  await expect(sendUpload(cut, put)).rejects.toBeInstanceOf(NetworkError);
});
