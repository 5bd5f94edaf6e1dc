import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';
import type { Authorized } from './authorized.ts';
import type { Send } from './transport.ts';

interface Dependencies {
  url: string;
  send: Send;
  authorized: Authorized;
}

type Outcome = { result: ApolloLink.Result } | { error: unknown };

/** A subgraph refuses a token with HTTP 401, or with 200 and this code when other fields could be answered. */
const refused = (outcome: Outcome): boolean =>
  'error' in outcome
    ? ServerError.is(outcome.error) && outcome.error.statusCode === 401
    : (outcome.result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false);

/** GraphQL with the session's credentials: the same renewal and the same single retry as REST. */
export function createGraphqlClient({ url, send, authorized }: Dependencies): ApolloClient {
  const http = (access: string | null): HttpLink =>
    new HttpLink({ uri: url, fetch: (_, init) => send(url, { ...init, access }) });

  const link = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const giveUp = new AbortController();
        const call = (access: string | null): Promise<Outcome> => {
          operation.setContext({ fetchOptions: { signal: giveUp.signal } });
          return firstValueFrom(http(access).request(operation, forward)).then(
            (result) => ({ result }),
            (error: unknown) => ({ error }),
          );
        };
        const run = async (): Promise<void> => {
          const outcome = await authorized(call, refused);
          if ('error' in outcome) throw outcome.error;
          observer.next(outcome.result);
          observer.complete();
        };
        run().catch((error: unknown) => observer.error(error));
        return () => giveUp.abort();
      }),
  );

  return new ApolloClient({ link, cache: new InMemoryCache() });
}
