import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { Coverage } from '../demand/coverage.graphql.ts';
import type { Period } from './calendar.ts';
import type { By } from './grid.types.ts';

/** What posts ask for in the days of the grid, where its rows are posts. */
export function useCoverage(company: string | undefined, { days }: Period, by: By) {
  const skip = by !== 'posts' || company === undefined;
  const result = useQuery(Coverage, {
    variables: { company: company ?? null, from: days[0]!.toString(), until: days.at(-1)!.toString() },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const { failure, retry, retrying } = useRetry(result);
  const week = result.data?.coverage;
  return {
    week: skip ? undefined : week,
    waiting: by === 'posts' && !week,
    failure: skip ? undefined : failure,
    retry,
    retrying,
    refetch: async (): Promise<unknown> => (skip ? undefined : result.refetch()),
  };
}
