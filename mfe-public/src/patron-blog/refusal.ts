import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The service knows better than the stored user: the tier has ended since. */
export const isRefusedTier = (error: Error | undefined): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
