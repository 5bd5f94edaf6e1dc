import { graphql } from '../generated/index.ts';

export const CopyItem = graphql('mutation CopyItem { copy: copyItem { id title } }');
export const Revisions = graphql('query Revisions { revisions { ...all } }');

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

graphql('fragment ComparedRevision on ContentRevisionDetail { revision fields { name text } images { id url alt } }');

export const RestoreRevision = graphql('mutation RestoreRevision { restoreRevision { revision } }');

/** Each kind has its own call, as the specification has it. */
export const DeleteProject = graphql('mutation DeleteProject { deleteProject }');
export const DeletePage = graphql('mutation DeletePage { deletePage }');
export const DeletePost = graphql('mutation DeletePost { deleteBlogPost }');
