import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { separateFiles } from '../session/multipart.ts';
import { createApi, type RestClient } from '../session/rest.ts';
import { newCache } from '../session/cache.ts';

/** An answer, or what makes one from the input. A thrown error is a failed call. */
type Answer<Input> = ((input: Input) => unknown) | object | string | null | undefined;

/** Operation name → `data`, such as `{ FeaturedProjects: { projects: [] } }`. */
export type GraphqlAnswers = Record<string, Answer<Record<string, unknown>>>;

/** `METHOD /path/` → body, such as `{ 'POST /contact/submit/': (body) => ({ id: 1 }) }`; a `Response` is taken as it is. */
export type RestAnswers = Record<string, Answer<unknown>>;

const answerTo = async (answer: Answer<never>, input: unknown): Promise<unknown> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test that wrote the answer knows its input
  typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : answer;

/**
 * A real Apollo Client over given answers, so that caching and loading states are those of the product. Uploads are told as
 * half sent at once, and end when their signal says so.
 */
export function apolloAnswering(answers: GraphqlAnswers): ApolloClient {
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const run = async (): Promise<void> => {
          const { operationName = '', variables } = operation;
          if (!(operationName in answers)) throw new Error(`The test has no answer to the operation ${operationName}.`);
          const { onProgress, fetchOptions } = operation.getContext();
          if (separateFiles(variables).files.size > 0) onProgress?.(50, 100);
          const data = await Promise.race([
            answerTo(answers[operationName], variables),
            whenAborted(fetchOptions?.signal),
          ]);
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- GraphQL data is an object
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        };
        run().catch((error: unknown) => observer.error(error));
      }),
  );
  return new ApolloClient({ link, cache: newCache() });
}

const whenAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The real REST client over given answers. */
export function apiAnswering(answers: RestAnswers): RestClient {
  const respond = async (url: string, method: string, body: unknown): Promise<Response> => {
    const [path = ''] = url.split('?');
    const key = [`${method} ${url}`, `${method} ${path}`].find((known) => known in answers);
    if (!key) return Response.json({ detail: `The test has no answer to ${method} ${url}.` }, { status: 404 });
    const input: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const answer = await answerTo(answers[key], input);
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  };
  return createApi({
    base: '',
    authorized: (call) => call(null),
    log: () => {},
    send: (url, { method = 'GET', body }) => respond(url, method, body),
  });
}
