import { ApolloClient, HttpLink, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { Suspense } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { RemoteDefinition } from '../remote/define-remote.tsx';
import { HostProvider } from '../remote/host.tsx';
import { serverProtocol, type ScreenRequest, type ServerBuild, type RenderRequest } from '../rendering/index.ts';
import { styledRenderer } from './styled.ts';
import { newCache } from '../session/cache.ts';
import { createStore, type Host, type Place, type SessionState, type ThemeChoice } from '../contract/index.ts';

/** What only happens after somebody has done something, which nobody does to a page that is being made. */
const never = (): never => {
  throw new Error('Not while a page is rendered on a server.');
};

/**
 * The host of one render: nobody is signed in, and nothing is remembered.
 * @param apollo for the screen's queries; by default one that answers none
 */
export function createServerHost({ language, config }: RenderRequest, apollo = unanswering()): Host {
  const theme = createStore<'dark' | 'light'>('dark');
  return {
    session: {
      ...createStore<SessionState>({ status: 'anonymous', user: null, settled: true }),
      login: never,
      adopt: never,
      announcePatreon: never,
      refreshUser: never,
      logout: never,
      beforeLogout: never,
    },
    theme,
    themeChoice: createStore<ThemeChoice>('dark'),
    language: createStore(language),
    apollo,
    api: { stream: never, events: never, download: never },
    navigate: never,
    report: () => {},
    announce: () => {},
    notFound: () => {},
    place: createStore<Place | undefined>(undefined),
    config,
  };
}

const unanswering = () => new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(never) });

/** Milliseconds: nobody waits for an answer that comes later. */
const patience = 1_000;

/**
 * What a remote's server build exports (`src/server.tsx`), beside what the shell loads: the same screens, rendered as any visitor sees
 * them. Renders one at a time, because the language is the remote's and not the render's.
 */
export function defineServer({ App, translator }: RemoteDefinition): ServerBuild<ScreenRequest> {
  return {
    protocol: serverProtocol,
    render: async (request) => {
      const { url, language, graphqlUrl } = request;
      await translator.change(language);
      const asked = asking(language);
      const client = new ApolloClient({
        ssrMode: true,
        cache: newCache(),
        link: new HttpLink({ uri: graphqlUrl, fetch: asked.fetch }),
      });
      const renderer = styledRenderer('screen');
      const { result, aborted } = await prerenderStatic({
        tree: (
          <HostProvider host={createServerHost(request, client)}>
            <ApolloProvider client={client}>
              <StaticRouter location={url}>
                <Suspense>
                  <App />
                </Suspense>
              </StaticRouter>
            </ApolloProvider>
          </HostProvider>
        ),
        renderFunction: renderer.render,
      });
      const rendered = renderer.result(result);
      const failure = aborted ? 'it took too long' : asked.failure();
      if (failure) throw new Error(`A query of ${url} was not answered: ${failure}`);
      // A screen that leads elsewhere, or is none.
      if (!rendered.html.includes('<h1')) throw new Error(`There is no screen at ${url}.`);
      return { ...rendered, data: client.cache.extract() };
    },
  };
}

/** Asks as nobody in particular, and remembers what was refused: a page of error messages is worth nothing. */
function asking(language: string): { fetch: typeof fetch; failure: () => string | undefined } {
  let failure: string | undefined;
  return {
    failure: () => failure,
    async fetch(input, init) {
      try {
        const headers = new Headers(init?.headers);
        headers.set('Accept-Language', language);
        const answer = await fetch(input, { ...init, headers, signal: AbortSignal.timeout(patience) });
        const text = await answer.text();
        if (!answer.ok || /^\{"errors"|,"errors":\[/.test(text)) failure = `${answer.status} ${text.slice(0, 200)}`;
        return new Response(text, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
      } catch (error) {
        failure = String(error);
        throw error;
      }
    },
  };
}
