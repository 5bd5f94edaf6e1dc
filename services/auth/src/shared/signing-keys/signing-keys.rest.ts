import { openToAll } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { route } from '../../route.ts';

export const signingKeyResources = [
  resource('/.well-known/jwks.json', {
    get: route({
      summary: 'The keys that access tokens are verified with',
      access: openToAll,
      answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
      handle({ context, response }) {
        response.set('Cache-Control', 'public, max-age=300');
        return context.signingKeys.published();
      },
    }),
  }),
];
