import { graphql } from '../generated/index.ts';

export const MyAvailability = graphql('query MyAvailability { myAvailability { ...RuleFields } }');
export const SetMyAvailability = graphql('mutation SetMyAvailability { setMyAvailability { ...RuleFields } }');
