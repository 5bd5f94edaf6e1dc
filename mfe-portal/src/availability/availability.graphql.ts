import { graphql } from '../generated/index.ts';

export const MyUnavailability = graphql('query MyUnavailability { myUnavailability { ...all } }');

export const AddMyUnavailability = graphql('mutation AddMyUnavailability { addMyUnavailability { id } }');
export const RemoveMyUnavailability = graphql('mutation RemoveMyUnavailability { removeMyUnavailability }');

export const MyAvailability = graphql('query MyAvailability { myAvailability { ...RuleFields } }');
export const SetMyAvailability = graphql('mutation SetMyAvailability { setMyAvailability { ...RuleFields } }');
