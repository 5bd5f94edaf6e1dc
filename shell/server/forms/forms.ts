import type { TrustProxy } from '@portfolio/service-kit/environment';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { postQuestion } from './chat.ts';
import { postContact } from './contact.ts';
import { handOn, type Call, type Posted } from './posted.ts';

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
