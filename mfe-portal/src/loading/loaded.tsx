import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useRetry } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import type { ReactNode } from 'react';
import { useTranslation } from '../translator.ts';
import { NoEmployee } from './no-employee.tsx';
import { CardsSkeleton } from './skeletons.tsx';

interface Props<Data> {
  /** What `useQuery` gave. */
  result: { data?: Data | undefined; error?: Error | undefined; refetch: () => Promise<unknown> };
  /** Said while there is nothing yet. */
  loading: string;
  /** What failed (scheduling.md §8). */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A query of one's own employee data: what it brought, or that it is on its way, failed, or is only for employees. */
export function Loaded<Data extends object>({ result, loading, failed, children }: Props<Data>) {
  const { t } = useTranslation();
  const { failure, retry, retrying } = useRetry(result);
  if (isNobody(result.data) || isForEmployees(failure)) return <NoEmployee />;
  if (failure) {
    return <ErrorState title={failed} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />;
  }
  return result.data ? children(result.data) : <CardsSkeleton label={loading} />;
}

/** Who is no employee has no profile ... */
const isNobody = (data: object | undefined): boolean =>
  data !== undefined && 'myEmployee' in data && data.myEmployee === null;

/** ... and neither availability nor payments are found. */
const isForEmployees = (failure: Error | undefined): boolean =>
  CombinedGraphQLErrors.is(failure) && failure.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND');
