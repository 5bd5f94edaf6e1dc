import { graphql } from '../../generated/index.ts';

export const ConfirmEmail = graphql('mutation ConfirmEmail { confirmEmail }');
