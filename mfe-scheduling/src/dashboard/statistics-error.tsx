import { useHost, useSession } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { LoadError } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { statisticsFailure, type StatisticsFailure } from './statistics-failure.ts';
import { useManagesUsers } from './use-manages-users.ts';

/** scheduling.md §8, "Dashboard". On authentication failure the user is sent to /login (§2), and hears why. */
export function StatisticsError({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  const { t } = useTranslation();
  const { announce } = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const { isAdministrator } = useCompany();
  const managesUsers = useManagesUsers();
  const session = useSession();
  const failure = statisticsFailure(error, session);
  const isOver = session.status === 'anonymous';
  const text = t(`dashboard.failures.${failure.key}`, valuesOf(failure, t('dashboard.failures.unknown')));
  const { key } = failure;

  useEffect(() => {
    if (key !== 'sessionExpired' && key !== 'authenticationFailed') return;
    announce(text, 'assertive');
    // When the session is over, its client has already left for /login.
    if (!isOver) void navigate('/login', { state: { from: location, notice: text, kind: 'danger' } });
  }, [announce, isOver, key, location, navigate, text]);

  // Asking again would be refused again.
  if (key === 'forbidden' && isAdministrator) return <ErrorState title={text} />;
  // Nothing went wrong: staff without a company read what is missing, and what is theirs to do instead.
  if (key === 'forbidden')
    return (
      <Notice
        kind="info"
        action={
          managesUsers && (
            <LinkButton as={Link} to={paths.users}>
              {t('navigation.users')}
            </LinkButton>
          )
        }
      >
        {text} {t('administratorsOnly.text')}
      </Notice>
    );
  return <LoadError title={text} retry={retry} retrying={retrying} />;
}

const valuesOf = (failure: StatisticsFailure, unknown: string): Record<string, string | number> => {
  if (failure.key === 'server') return { status: failure.status, error: failure.error ?? unknown };
  return failure.key === 'other' ? { message: failure.message } : {};
};
