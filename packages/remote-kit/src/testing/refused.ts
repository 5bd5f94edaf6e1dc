import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { faultsOf, type FieldErrors } from '@portfolio/contracts/rest';

/**
 * What an operation throws that a service refuses: `SaveProject: () => { throw refused('BAD_USER_INPUT', { title: [fault('unique')] }); }`
 * @param fields what is wrong, by the names of GraphQL
 */
export const refused = (
  code: string,
  fields: FieldErrors = {},
  message = 'Refused.',
  more: object = {},
): CombinedGraphQLErrors =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message, extensions: { ...more, code, errors: faultsOf(fields) } }],
  });
