import type { RequestHandler } from 'express';
import type { Logger } from '../logging/index.ts';
import { currentContext } from '../request-context/index.ts';

/** One line per request. Paths are logged without their query, which may hold tokens. */
export function accessLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { path } = request;
    const context = currentContext();
    response.once('close', () => {
      const level = path.startsWith('/health/') ? 'debug' : 'info';
      log[level](
        {
          requestId: context?.requestId,
          userId: context?.actor?.userId,
          method: request.method,
          path,
          status: response.statusCode,
          ms: Math.round(performance.now() - startedAt),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
