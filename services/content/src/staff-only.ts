import { requireStaff } from '@portfolio/service-kit/actor';
import type { Handler } from '@portfolio/service-kit/rest';
import type { ContentContext } from './context.ts';

/** A handler that asks who the caller is before it looks at what they sent, so that 401 and 403 come before 400. */
export const staffOnly =
  (handler: Handler<ContentContext>): Handler<ContentContext> =>
  (request) => {
    requireStaff(request.context);
    return handler(request);
  };
