import { useHost, useSession } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../translator.ts';
import { statisticsFailure, type StatisticsFailure } from './statistics-failure.ts';

interface Props {
  error: Error;
  retry: () => void;
  retrying: boolean;
}

/** scheduling.md §8, "Dashboard". On authentication failure the user is sent to /login (§2), and hears why. */
export function StatisticsError({ error, retry, retrying }: Props) {
  const { t } = useTranslation();
  const { announce } = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const failure = statisticsFailure(error, useSession().status);
  const text = t(`dashboard.failures.${failure.key}`, valuesOf(failure, t('dashboard.failures.unknown')));
  const { key } = failure;

  useEffect(() => {
    if (key !== 'sessionExpired' && key !== 'authenticationFailed') return;
    announce(text, 'assertive');
    // When the session expired, its client has already left for /login.
    if (key === 'authenticationFailed')
      void navigate('/login', { state: { from: location, notice: text, kind: 'danger' } });
  }, [announce, key, location, navigate, text]);

  return (
    <ErrorState title={text} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
      {t('unchanged')}
    </ErrorState>
  );
}

const valuesOf = (failure: StatisticsFailure, unknown: string): Record<string, string | number> => {
  if (failure.key === 'server') return { status: failure.status, error: failure.error ?? unknown };
  return failure.key === 'other' ? { message: failure.message } : {};
};
