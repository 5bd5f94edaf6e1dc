import { graphql } from '../generated/index.ts';

graphql(`
  fragment ItemTranslation on ContentTranslation {
    language
    state
    revision
    texts {
      name
      original
      text
      state
      former
    }
  }
`);

export const Translations = graphql(`
  query Translations($kind: RevisedKind!, $id: ID!) {
    translations(kind: $kind, id: $id) {
      ...ItemTranslation
    }
  }
`);

export const Translate = graphql(`
  mutation Translate($kind: RevisedKind!, $id: ID!, $language: String!, $input: Translation!) {
    translate(kind: $kind, id: $id, language: $language, input: $input) {
      ...ItemTranslation
    }
  }
`);

/** The same of who makes the site, under the same names. */
export const OwnerTranslations = graphql(`
  query OwnerTranslations {
    translations: ownerTranslations {
      ...ItemTranslation
    }
  }
`);

export const TranslateOwner = graphql(`
  mutation TranslateOwner($language: String!, $input: Translation!) {
    translate: translateOwner(language: $language, input: $input) {
      ...ItemTranslation
    }
  }
`);

/** What lists say of their items beside what these are. */
export const ContentProgress = graphql(`
  query ContentProgress($kind: RevisedKind!, $ids: [ID!]!) {
    contentProgress(kind: $kind, ids: $ids) {
      itemId
      hasDraft
      translations {
        language
        state
      }
    }
  }
`);
