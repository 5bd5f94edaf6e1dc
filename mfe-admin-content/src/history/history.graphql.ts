import { graphql } from '../generated/index.ts';

export const CopyItem = graphql(`
  mutation CopyItem($kind: RevisedKind!, $id: ID!) {
    copy: copyItem(kind: $kind, id: $id) {
      id
      title
    }
  }
`);

export const Revisions = graphql(`
  query Revisions($kind: RevisedKind!, $id: ID!) {
    revisions(kind: $kind, id: $id) {
      revision
      savedAt
      savedById
      savedByName
    }
  }
`);

export const TwoRevisions = graphql(`
  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {
    former: revision(kind: $kind, id: $id, revision: $revision) {
      ...ComparedRevision
    }
    other: revision(kind: $kind, id: $id, revision: $other) {
      ...ComparedRevision
    }
  }
`);

graphql(`
  fragment ComparedRevision on ContentRevisionDetail {
    revision
    fields {
      name
      text
    }
    images {
      id
      url
      alt
    }
  }
`);

export const RestoreRevision = graphql(`
  mutation RestoreRevision($kind: RevisedKind!, $id: ID!, $revision: Int!, $expected: Int) {
    restoreRevision(kind: $kind, id: $id, revision: $revision, expected: $expected) {
      revision
    }
  }
`);
