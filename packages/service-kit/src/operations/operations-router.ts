import { Router, type Request } from 'express';
import { equalTexts } from '../encryption/index.ts';
import { registry } from '../metrics/index.ts';

/** Whether a request carries the operators' token. Without a token nobody is one. @param token `OPERATIONS_TOKEN` */
export function isOperator(request: Request, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && equalTexts(given, token);
}

/**
 * `GET /metrics` in Prometheus' format. To everybody without the token it is a path like any other that nobody serves: what
 * the numbers tell is none of the public's business.
 */
export function operationsRouter(token: string | undefined): Router {
  return Router().get('/metrics', async (request, response, next) => {
    if (!isOperator(request, token)) return next();
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
