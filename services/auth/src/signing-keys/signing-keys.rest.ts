import { Reply, resource } from '@portfolio/service-kit/rest';
import type { AuthContext } from '../context.ts';

export const signingKeyResources = [
  resource<AuthContext>(
    '/.well-known/jwks.json',
    {
      get: async ({ context }) =>
        new Reply(200, await context.signingKeys.published(), { 'Cache-Control': 'public, max-age=300' }),
    },
    { authenticate: false },
  ),
];
