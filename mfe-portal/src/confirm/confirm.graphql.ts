import { graphql } from '../generated/index.ts';

export const ConfirmShifts = graphql('mutation ConfirmShifts { confirmShifts { id confirmedAt toConfirm } }');
