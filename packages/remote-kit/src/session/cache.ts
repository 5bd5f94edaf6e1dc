import { InMemoryCache, type TypePolicy } from '@apollo/client';

/** What may be translated is another thing in each language, so that no form ever begins with a translation. */
const byLanguage: TypePolicy = {
  keyFields: ({ __typename: type, id, language }) =>
    [type, id, language].filter((part) => typeof part === 'string').join(':'),
};

/** The cache of every client, here and on servers. */
export const newCache = (): InMemoryCache =>
  new InMemoryCache({ typePolicies: { Project: byLanguage, Page: byLanguage, BlogPost: byLanguage } });
