import {
  chatInput,
  chatReply,
  chatSource,
  chatTurn,
  type ChatEvent,
  type ChatInput,
} from '@portfolio/contracts/content';
import { inputType } from '@portfolio/service-kit/graphql';
import { whenClosed } from '@portfolio/service-kit/server';
import type { Response } from 'express';
import { forVisitors } from '../call.ts';
import type { ContentContext } from '../context.ts';
import { answer } from './chat.ts';

inputType('ChatSourceInput', chatSource);
inputType('ChatTurnInput', chatTurn);

export const chatCalls = [
  forVisitors({
    rest: 'POST /chatbot/chat',
    summary: 'Ask about what the site has published',
    graphql: 'mutation chat',
    description: 'Asks the chatbot. The turns before go into `history`: the site keeps none.',
    body: chatInput,
    maxBytes: 131_072,
    answer: chatReply,
    repeatable: false,
    handle({ context, body, request, response }) {
      response?.vary('Accept');
      return response && request?.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
        ? stream(context, body, response)
        : answer(context, body);
    },
  }),
];

/** The same answer as server-sent events (see `chatEvent`), while it is made. Hanging up stops the work. */
async function stream(context: ContentContext, body: ChatInput, response: Response): Promise<undefined> {
  const stopped = new AbortController();
  whenClosed(response, () => stopped.abort());
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
