import { chatInput, chatReply, type ChatEvent, type ChatInput } from '@portfolio/contracts/content';
import { openToAll } from '@portfolio/service-kit/access';
import { resource, type Call } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import { route } from '../route.ts';
import { answer } from './chat.ts';

export const chatResources = [
  resource('/chatbot/chat', {
    post: route({
      summary: 'Ask about what the site has published',
      access: openToAll,
      body: chatInput,
      maxBytes: 131_072,
      answer: chatReply,
      repeatable: false,
      handle(call) {
        call.response.vary('Accept');
        return call.request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
          ? stream(call)
          : answer(call.context, call.body);
      },
    }),
  }),
];

/** The same answer as server-sent events (see `chatEvent`), while it is made. Hanging up stops the work. */
async function stream({ context, body, response }: Call<ContentContext, unknown, ChatInput>): Promise<undefined> {
  const stopped = new AbortController();
  response.once('close', () => stopped.abort());
  const send = ({ type, ...data }: ChatEvent) => {
    if (!response.headersSent) {
      // The last header keeps proxies from collecting the events.
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    }
    response.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const reply = await answer(context, body, (text) => send({ type: 'delta', text }), stopped.signal);
  send({ type: 'done', ...reply });
  response.end();
}
