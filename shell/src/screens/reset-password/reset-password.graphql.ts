import { graphql } from '../../generated/index.ts';

export const RequestPasswordReset = graphql('mutation RequestPasswordReset { requestPasswordReset }');
export const ConfirmPasswordReset = graphql('mutation ConfirmPasswordReset { confirmPasswordReset }');
