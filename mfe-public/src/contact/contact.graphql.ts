import { graphql } from '../generated/index.ts';

export const SubmitContact = graphql('mutation SubmitContact { submitContact }');
