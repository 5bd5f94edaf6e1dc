import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { renderBody, renderList, renderMessage } from './page.ts';
import type { MessageStore } from './store.ts';

/**
 * The mailbox's page, and its JSON for tests: `GET /api/messages` (newest first; `?to=` for one address) and
 * `DELETE /api/messages`. `/health/ready` answers 200.
 */
export function createMailboxPage(store: MessageStore): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
    const [, id, part] = /^\/messages\/(\d+)(\/html)?$/.exec(pathname) ?? [];
    const message = id === undefined ? undefined : store.find(Number(id));

    if (pathname === '/api/messages') return answerApi(store, searchParams, request, response);
    if (pathname === '/health/ready') return void response.end('ready');
    if (pathname === '/') return html(response, renderList(store.list()));
    if (message && part === undefined) return html(response, renderMessage(message));
    if (message?.html) return html(response, renderBody(message.html));
    response.writeHead(404).end('Not found');
  });
}

function answerApi(store: MessageStore, query: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'DELETE') {
    store.clear();
    return void response.writeHead(204).end();
  }
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(store.list(query.get('to') ?? undefined)));
}

function html(response: ServerResponse, page: string) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  // E-mails come from anywhere: they may show pictures and open links, and run nothing.
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'",
  );
  response.end(page);
}
