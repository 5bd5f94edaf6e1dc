import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { MessageStore, Message } from './store.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Plain text with its addresses as links. */
const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<>]+[^\s<>.,;)]/g, (url) => `<a href="${url}" target="_blank">${url}</a>`);

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
  :root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #8885; }
  iframe { width: 100%; height: 60vh; border: 1px solid #8885; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<body>${body}</body>
</html>`;

/** The list of all e-mails; it looks for new ones every few seconds. */
function renderList(messages: Message[]): string {
  const rows = messages.map(
    ({ id, to, subject, received_at }) =>
      `<tr><td><a href="/messages/${id}">${escape(subject || '(no subject)')}</a><td>${escape(to.join(', '))}` +
      `<td><time datetime="${received_at}">${received_at.slice(11, 19)}</time>`,
  );
  const table = `<table><tr><th>Subject<th>To<th>Received (UTC)${rows.join('')}</table>`;
  return frame(
    'Mailbox',
    `<meta http-equiv="refresh" content="5"><h1>Mailbox</h1>
    <p>E-mails that the product sends on this machine end here; none leaves it.</p>
    ${messages.length > 0 ? table : '<p>No e-mail yet.</p>'}`,
  );
}

/** One e-mail: its HTML as the reader would see it, and its text. */
function renderMessage(message: Message): string {
  const { id, subject, from, to, received_at, text, html, attachments } = message;
  const files = attachments.map(({ name, type, bytes }) => `<li>${escape(name)} (${escape(type)}, ${bytes} bytes)`);
  return frame(
    subject,
    `<p><a href="/">All e-mails</a></p>
    <h1>${escape(subject)}</h1>
    <p>From ${escape(from)} to ${escape(to.join(', '))}, ${received_at}</p>
    ${html ? `<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${id}/html"></iframe>` : ''}
    <h2>Text</h2>
    <pre>${linked(text)}</pre>
    ${files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}`,
  );
}

/** The e-mail's own HTML for the frame: links open beside it, and no script runs (see the answer's policy). */
function renderBody(html: string): string {
  return `<base target="_blank">${html}`;
}

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
    if (pathname === '/') return sendHtml(response, renderList(store.list()));
    if (message && part === undefined) return sendHtml(response, renderMessage(message));
    if (message?.html) return sendHtml(response, renderBody(message.html));
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

function sendHtml(response: ServerResponse, page: string) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  // E-mails come from anywhere: they may show pictures and open links, and run nothing.
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'",
  );
  response.end(page);
}
