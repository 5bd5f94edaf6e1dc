import { openToAll } from '@portfolio/service-kit/access';
import { z } from 'zod';
import { call } from '../../call.ts';

export const signingKeyCalls = [
  call({
    rest: 'GET /.well-known/jwks.json',
    summary: 'The keys that access tokens are verified with',
    access: openToAll,
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    handle({ context, response }) {
      response.set('Cache-Control', 'public, max-age=300');
      return context.signingKeys.published();
    },
  }),
];
