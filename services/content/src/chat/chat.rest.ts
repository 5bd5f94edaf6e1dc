import { chatInput, type ChatEvent } from '@portfolio/contracts/content';
import { resource, type RestRequest } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import { answer } from './chat.ts';

export const chatResources = [
  // Open to everybody: a stale token must not stand in the way.
  resource<ContentContext>(
    '/chatbot/chat',
    {
      post: (request) =>
        request.request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
          ? stream(request)
          : answer(request.context, request.body(chatInput)),
    },
    { authenticate: false },
  ),
];

/** The same answer as server-sent events (see `chatEvent`), while it is made. Hanging up stops the work. */
async function stream({ context, body, response }: RestRequest<ContentContext>): Promise<void> {
  const input = body(chatInput);
  const stopped = new AbortController();
  response.once('close', () => stopped.abort());
  const send = ({ type, ...data }: ChatEvent) => {
    if (!response.headersSent) {
      // The last header keeps proxies from collecting the events.
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    }
    response.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const reply = await answer(context, input, (text) => send({ type: 'delta', text }), stopped.signal);
  send({ type: 'done', ...reply });
  response.end();
}
