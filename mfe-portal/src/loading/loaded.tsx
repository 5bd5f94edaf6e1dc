import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ReactNode } from 'react';
import { isWithoutConnection } from '../offline/connection.ts';
import { type KeptResult, AsOf } from '../offline/use-kept-query.tsx';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { CardsSkeleton } from './skeletons.tsx';
import { EmptyState } from '@portfolio/ui/empty-state';
import { LinkButton } from '@portfolio/ui/link-button';
import IdCard from 'lucide-react/icons/id-card';
import { Link } from 'react-router-dom';
import { portalTabs } from '../addresses/addresses.ts';

interface Props<Data> {
  result: Omit<KeptResult<Data>, 'previousData' | 'loading'>;
  /** Said while there is nothing yet. */
  loading: string;
  /** What failed (scheduling.md §8). */
  failed: string;
  children: (data: Data) => ReactNode;
}

/**
 * A query of one's own employee data: what it brought, or that it is on its way, failed, or is only for employees. What is there stays
 * when it cannot be asked for again: somebody may be typing into it.
 */
export function Loaded<Data extends object>({ result, loading, failed, children }: Props<Data>) {
  const { t } = useTranslation();
  const { data, failure, retry, retrying } = result;
  if (isNobody(data) || isForEmployees(failure)) return <NoEmployee />;
  const unanswered = failure !== undefined && isWithoutConnection(failure);
  return (
    <>
      {failure && (
        <LoadError title={failed} retry={retry} retrying={retrying} unanswered={unanswered}>
          {unanswered && t('offline.nothing')}
        </LoadError>
      )}
      {data ? <AsOf {...result}>{children(data)}</AsOf> : !failure && <CardsSkeleton label={loading} />}
    </>
  );
}

/** Who is no employee has no profile ... */
const isNobody = (data: object | undefined): boolean =>
  data !== undefined && 'myEmployee' in data && data.myEmployee === null;

/** ... and neither availability nor payments are found. */
const isForEmployees = (failure: Error | undefined): boolean =>
  CombinedGraphQLErrors.is(failure) && failure.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND');

/** In the place of what only employees have: why it is not there, and what there is. */
function NoEmployee() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IdCard />}
      title={t('noEmployee.title')}
      action={
        <LinkButton as={Link} to={portalTabs.settings} size="large">
          {t('noEmployee.settings')}
        </LinkButton>
      }
    >
      {t('noEmployee.hint')}
    </EmptyState>
  );
}
