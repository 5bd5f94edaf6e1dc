import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from './context.ts';

/**
 * What everybody gets may be kept by shared caches for five seconds, and is asked for again by browsers with its ETag; nothing else
 * is kept anywhere.
 */
export const caching: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response, contextValue }) {
        const { http, body } = response;
        const isGood = body.kind === 'single' && !body.singleResult.errors && (http.status ?? 200) === 200;
        const isShared = request.http?.method === 'GET' && contextValue.isForAll && isGood;
        http.headers.set('cache-control', isShared ? 'public, max-age=0, s-maxage=5' : 'no-store');
        if (isShared) http.headers.set('vary', 'Accept-Language, Authorization, Origin');
        return Promise.resolve();
      },
    }),
};
