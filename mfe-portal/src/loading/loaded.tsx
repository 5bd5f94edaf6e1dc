import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import type { ReactNode } from 'react';
import { type KeptResult, AsOf, isWithoutConnection } from '../offline/use-kept-query.tsx';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
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

/** Cards to come, in the place of a screen or a list that is on its way. */
export const CardsSkeleton = ({ label, cards = 3 }: { label: string; cards?: number }) => (
  <SkeletonGroup label={label}>
    <Stack $gap={3}>
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card}>
          <Stack $gap={3}>
            <Skeleton $width="70%" $height="1.5em" />
            <SkeletonText lines={2} />
          </Stack>
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
);
