import type { ApolloServerPlugin } from '@apollo/server';
import { operationDuration, secondsSince } from '@portfolio/service-kit/metrics';
import { noteOperation } from '@portfolio/service-kit/errors';
import type { GatewayContext } from './context.ts';
import type { Operations } from './operations.ts';

/** Anybody may give an operation any name; only those of releases are few. */
const unregistered = 'other';

/** Measures operations, by their name where a release registers them, and has each request's line in the log name its own. */
export const measureOperations = (operations: Operations | undefined): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart() {
    const startedAt = performance.now();
    return Promise.resolve({
      willSendResponse({ queryHash, operationName, request, response }) {
        // Of what cannot be read, the name that was sent.
        noteOperation(operationName ?? request.operationName);
        const seconds = secondsSince(startedAt);
        const { body } = response;
        const outcome = body.kind === 'single' && body.singleResult.errors ? 'error' : 'ok';
        // Nobody waits for the look into the store.
        void nameOf(operations, queryHash, operationName).then((operation) =>
          operationDuration.observe({ operation, outcome }, seconds),
        );
        return Promise.resolve();
      },
    });
  },
});

async function nameOf(operations: Operations | undefined, hash: string | undefined, name: string | null | undefined) {
  if (!operations || !hash || !name) return unregistered;
  return (await operations.registered.find(hash)) === undefined ? unregistered : name;
}
