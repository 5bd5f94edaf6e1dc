import { z } from 'zod';
import { forVisitors } from '../../call.ts';

export const signingKeyCalls = [
  forVisitors({
    rest: 'GET /.well-known/jwks.json',
    summary: 'The keys that access tokens are verified with',
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    handle({ context, response }) {
      response.set('Cache-Control', 'public, max-age=300');
      return context.signingKeys.published();
    },
  }),
];
