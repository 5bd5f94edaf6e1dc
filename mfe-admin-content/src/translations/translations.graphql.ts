import { graphql } from '../generated/index.ts';

graphql('fragment ItemTranslation on ContentTranslation { ...all texts { ...all } }');

export const Translations = graphql('query Translations { translations { ...ItemTranslation } }');
export const Translate = graphql('mutation Translate { translate { ...ItemTranslation } }');

/** The same of who makes the site, under the same names. */
export const OwnerTranslations = graphql(`
  query OwnerTranslations {
    translations: ownerTranslations {
      ...ItemTranslation
    }
  }
`);

export const TranslateOwner = graphql('mutation TranslateOwner { translate: translateOwner { ...ItemTranslation } }');

/** What lists say of their items beside what these are. */
export const ContentProgress = graphql(`
  query ContentProgress {
    contentProgress {
      itemId
      hasDraft
      translations {
        language
        state
      }
    }
  }
`);
