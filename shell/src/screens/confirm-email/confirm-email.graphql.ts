import { graphql } from '../../generated/index.ts';

export const ConfirmEmail = graphql(`
  mutation ConfirmEmail($token: String!) {
    confirmEmail(token: $token)
  }
`);
