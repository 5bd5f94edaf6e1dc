import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode } from 'graphql';
import { firstValueFrom } from 'rxjs';
import type { UploadContext } from '../contract/index.ts';
import { passwordNeeded, type Authorized, type Obstacle } from './authorized.ts';
import { noteFailedRequest, type Send } from './transport.ts';
import { newKey } from './new-key.ts';
import { multipart, separateFiles, type Files } from './multipart.ts';
import type { SendUpload } from './send-upload.ts';
import { newCache } from './cache.ts';

interface Dependencies {
  url: string;
  send: Send;
  sendUpload: SendUpload;
  authorized: Authorized;
  log: (error: unknown, details: Record<string, unknown>) => void;
  /**
   * SHA-256 in hexadecimal digits. With it, operations are sent as their hashes, and as texts where the gateway does not know
   * them; without, as texts always.
   */
  hash?: ((text: string) => Promise<string>) | undefined;
}

const keyHeader = 'Idempotency-Key';

type Outcome = { result: ApolloLink.Result } | { error: unknown };

/** A subgraph refuses a token with HTTP 401, or with 200 and this code when other fields could be answered. */
function obstacleOf(outcome: Outcome): Obstacle {
  if ('error' in outcome)
    return ServerError.is(outcome.error) && outcome.error.statusCode === 401 ? 'token' : undefined;
  const refusals = outcome.result.errors?.map(({ extensions }) => Object(extensions)) ?? [];
  if (refusals.some(({ code }) => code === 'UNAUTHENTICATED')) return 'token';
  return refusals.some(({ errors }) => errors?.detail?.code === passwordNeeded) ? 'password' : undefined;
}

const headerOf = (response: unknown): string | null =>
  response instanceof Response ? response.headers.get('X-Request-Id') : null;

const failureIn = (outcome: Outcome): unknown => {
  if ('error' in outcome) return outcome.error;
  return outcome.result.errors?.length ? new CombinedGraphQLErrors(outcome.result) : undefined;
};

/** What an address may hold: it is logged on its way, and secrets are not. */
const isForAddress = (variables: ApolloLink.Operation['variables']): boolean => !('token' in variables);

/** Sends hashes in the place of operations: `shared` as GET, which caches may answer, `own` as POST. */
function hashedBy(hash: Dependencies['hash']): { shared: ApolloLink; own: ApolloLink } | undefined {
  return (
    hash && {
      shared: new PersistedQueryLink({ sha256: hash, useGETForHashedQueries: true }),
      own: new PersistedQueryLink({ sha256: hash }),
    }
  );
}

/**
 * GraphQL with the session's credentials: the same renewal and the same single retry as REST. An operation whose variables hold
 * files is an upload; see `UploadContext`. A mutation carries a key, so that it is carried out once however often it is sent.
 * A query that was under way while something changed is asked again. What fails is logged (core-site.md §7), also when it was
 * answered in part.
 */
export function createGraphqlClient({ url, send, sendUpload, authorized, log, hash }: Dependencies): ApolloClient {
  const fetchWith =
    (access: string | null, files: Files, { onProgress }: UploadContext): typeof fetch =>
    (address, init = {}) => {
      if (files.size === 0 || typeof init.body !== 'string')
        return send(typeof address === 'string' ? address : url, { ...init, access, repeatable: true });
      const headers = new Headers(init.headers);
      return sendUpload(url, {
        method: 'POST',
        headers: {
          Accept: headers.get('Accept') ?? '*/*',
          // The server reads no form without a header that forms of foreign pages cannot send.
          'Apollo-Require-Preflight': 'true',
          [keyHeader]: headers.get(keyHeader) ?? newKey(),
        },
        body: multipart(init.body, files),
        access,
        signal: init.signal ?? undefined,
        onProgress,
      });
    };

  const hashed = hashedBy(hash);
  /** The change that this page has made, or heard of, last. */
  let news = {};
  const link = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const given = operation.getContext();
        const isWrite = operation.operationType === OperationTypeNode.MUTATION;
        news = given.news ?? news;
        const giveUp = new AbortController();
        const signals = [given.fetchOptions?.signal ?? [], giveUp.signal].flat();
        const signal = AbortSignal.any(signals);
        if (isWrite) operation.setContext({ headers: { [keyHeader]: given.idempotencyKey ?? newKey() } });
        const { variables, files } = separateFiles(operation.variables);
        operation.variables = variables;

        const call = (access: string | null): Promise<Outcome> => {
          const http = new BaseHttpLink({ uri: url, fetch: fetchWith(access, files, given) });
          const isShared = access === null && isForAddress(variables);
          // What an attempt before has set there is not for this one.
          operation.setContext({ fetchOptions: { signal }, http: undefined });
          const named = files.size > 0 ? undefined : hashed?.[isShared ? 'shared' : 'own'];
          return firstValueFrom((named ? named.concat(http) : http).request(operation, forward)).then(
            (result) => ({ result }),
            (error: unknown) => ({ error }),
          );
        };
        const run = async (): Promise<void> => {
          let outcome: Outcome;
          let before: object;
          // Whoever asks after a change may have joined this question, and it may have been answered before.
          do {
            before = news;
            outcome = await authorized(call, obstacleOf);
            if (isWrite) news = before = {};
          } while (before !== news);
          const failure = failureIn(outcome);
          if (failure && !signal.aborted) log(failure, { operation: operation.operationName });
          if ('result' in outcome && failure) noteFailedRequest(headerOf(operation.getContext()['response']));
          if ('error' in outcome) throw outcome.error;
          observer.next(outcome.result);
          observer.complete();
        };
        run().catch((error: unknown) => observer.error(error));
        return () => giveUp.abort();
      }),
  );

  return new ApolloClient({ link, cache: newCache() });
}
