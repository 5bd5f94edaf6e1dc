import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { createStore, type Host, type Place, type SessionState, type ThemeChoice } from '../contract/index.ts';
import type { RenderRequest } from '../rendering/index.ts';

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
