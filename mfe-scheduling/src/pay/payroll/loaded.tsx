import { useRetry } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from '../../translator.ts';

interface Props<Data> {
  /** What `useQuery` gave. */
  result: Parameters<typeof useRetry>[0] & { data?: Data | undefined };
  /** Said while there is nothing yet. */
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a dialog asked for, or that it is on its way or failed. */
export function Loaded<Data>({ result, loading, failed, children }: Props<Data>) {
  const { t } = useTranslation();
  const { failure, retry, retrying } = useRetry(result);
  if (failure) return <ErrorState title={failed} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />;
  if (result.data) return children(result.data);
  return (
    <SkeletonGroup label={loading}>
      <SkeletonText lines={5} />
    </SkeletonGroup>
  );
}
