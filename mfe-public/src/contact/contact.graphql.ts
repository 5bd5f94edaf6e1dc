import { graphql } from '../generated/index.ts';

export const SubmitContact = graphql(`
  mutation SubmitContact($input: ContactInput!) {
    submitContact(input: $input)
  }
`);
