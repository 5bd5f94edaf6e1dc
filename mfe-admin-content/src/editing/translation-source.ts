import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import type { OnceContext, useRetry } from '@portfolio/remote-kit';
import type { Language } from '@portfolio/remote-kit/manifest';
import type { ItemTranslationFragment, RevisedKind, Translation } from '../generated/graphql.ts';
import {
  OwnerTranslations,
  Translate,
  TranslateOwner,
  Translations as ItemTranslations,
} from '../translations/translations.graphql.ts';
import { shownBy } from './use-drafting.ts';

export type Translations = readonly ItemTranslationFragment[] | undefined;

/** Where the translations of something come from and go to. */
export interface TranslationSource {
  /** Of what is typed and not yet saved. */
  name: string;
  result: Parameters<typeof useRetry>[0] & { data?: { translations: Translations } | undefined };
  /** Past every cache. */
  latest: () => Promise<Translations>;
  save: (
    language: Language,
    input: Translation,
    once: Required<OnceContext>,
  ) => Promise<ItemTranslationFragment | undefined>;
  /** The fields of the graph that show it. */
  shownBy: readonly string[];
}

const fetchPolicy = 'no-cache';

/** The translations of an item. */
export function useItemTranslations(kind: RevisedKind, id: string): TranslationSource {
  const client = useApolloClient();
  const query = { query: ItemTranslations, variables: { kind, id }, fetchPolicy } as const;
  const [translate] = useMutation(Translate);
  return {
    name: `${kind}/${id}`,
    result: useQuery(ItemTranslations, query),
    latest: async () => (await client.query(query)).data?.translations,
    save: async (language, input, context) =>
      (await translate({ variables: { kind, id, language, input }, context })).data?.translate,
    shownBy: [...shownBy[kind], 'contentProgress'],
  };
}

/** Those of who makes the site. */
export function useOwnerTranslations(): TranslationSource {
  const client = useApolloClient();
  const [translate] = useMutation(TranslateOwner);
  return {
    name: 'owner',
    result: useQuery(OwnerTranslations, { fetchPolicy }),
    latest: async () => (await client.query({ query: OwnerTranslations, fetchPolicy })).data?.translations,
    save: async (language, input, context) =>
      (await translate({ variables: { language, input }, context })).data?.translate,
    shownBy: ['siteOwner'],
  };
}
