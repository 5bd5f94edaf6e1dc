import { documentedReply } from '@portfolio/contracts/content';
import type { TrustProxy } from '@portfolio/service-kit/environment';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { randomBytes } from 'node:crypto';
import { postContact } from './contact.ts';
import { handOn, type Call, type Posted, typedIn } from './posted.ts';
import { htmlText } from '../escape.ts';

/** The longest text of a form, each character as twelve of an address. */
const maxBytes = 300_000;

/**
 * The forms of public screens for browsers without scripts: they post to the screen's own address, and the document that answers says what
 * came of it. Where scripts run, the screens call the API themselves.
 */
export function forms(gatewayUrl: string, trustProxy: TrustProxy): Router {
  const router = express.Router();
  const answering =
    (
      post: (request: Request, call: (call: Call) => Promise<globalThis.Response>) => Promise<Posted | string>,
    ): RequestHandler =>
    async (request, response, next) => {
      const posted = await post(request, (call) =>
        handOn(request, { ...call, url: `${gatewayUrl}/api${call.url}` }, trustProxy),
      );
      if (typeof posted === 'string') return response.redirect(303, posted);
      response.locals['posted'] = posted;
      next();
    };
  const read = express.text({ type: 'application/x-www-form-urlencoded', limit: maxBytes });
  router.post('/contact', read, answering(postContact));
  router.post('/chatbot', read, answering(postQuestion));
  return router;
}

const path = '/chatbot';

/** core-site.md §2, "/chatbot": one question and its answer. Without scripts nobody keeps the conversation. */
async function postQuestion(
  request: Request,
  call: (call: Call) => Promise<globalThis.Response>,
): Promise<Posted | string> {
  const typed = typedIn(request, ['message']);
  const message = typed['message']!.trim();
  if (message === '') return path;
  try {
    const answer = await call({
      url: '/chatbot/chat/',
      body: { message, session_id: `session_${randomBytes(16).toString('hex')}` },
    });
    if (!answer.ok) return { url: `${path}?outcome=failed`, status: answer.status, path, typed };
    const { response, sources } = documentedReply.parse(await answer.json());
    const links = sources.map(({ url, title }) => `<li><a href="${htmlText(url)}">${htmlText(title)}</a></li>`);
    const before = `<div data-answer><p><strong>${htmlText(message)}</strong></p><p>${htmlText(response)}</p><ul>${links.join('')}</ul></div>`;
    return { url: path, status: 200, path, typed: {}, before };
  } catch {
    return { url: `${path}?outcome=failed`, status: 503, path, typed };
  }
}
