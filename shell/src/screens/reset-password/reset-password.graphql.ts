import { graphql } from '../../generated/index.ts';

export const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

export const ConfirmPasswordReset = graphql(`
  mutation ConfirmPasswordReset($uid: String!, $token: String!, $newPassword: String!) {
    confirmPasswordReset(uid: $uid, token: $token, newPassword: $newPassword)
  }
`);
