import { graphql } from '../generated/index.ts';

graphql('fragment DraftBeside on ContentDraft { ...all }');

export const DraftOfItem = graphql('query DraftOfItem { contentDraft { ...DraftBeside } }');
export const StartDraft = graphql('mutation StartDraft { startDraft { ...DraftBeside } }');
export const PublishDraft = graphql('mutation PublishDraft { publishDraft { id slug title revision before } }');
export const DiscardDraft = graphql('mutation DiscardDraft { discardDraft }');
