import { graphql } from '../generated/index.ts';

graphql(`
  fragment DraftBeside on ContentDraft {
    draftId
    slug
    revision
    savedAt
    ofId
    ofTitle
    ofRevision
    isBehind
  }
`);

export const DraftOfItem = graphql(`
  query DraftOfItem($kind: RevisedKind!, $id: ID!) {
    contentDraft(kind: $kind, id: $id) {
      ...DraftBeside
    }
  }
`);

export const StartDraft = graphql(`
  mutation StartDraft($kind: RevisedKind!, $id: ID!) {
    startDraft(kind: $kind, id: $id) {
      ...DraftBeside
    }
  }
`);

export const PublishDraft = graphql(`
  mutation PublishDraft($kind: RevisedKind!, $id: ID!, $expected: Int) {
    publishDraft(kind: $kind, id: $id, expected: $expected) {
      id
      slug
      title
    }
  }
`);

export const DiscardDraft = graphql(`
  mutation DiscardDraft($kind: RevisedKind!, $id: ID!) {
    discardDraft(kind: $kind, id: $id)
  }
`);
