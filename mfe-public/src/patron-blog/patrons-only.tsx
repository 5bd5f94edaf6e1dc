import { connectPatreon, useHost, useSession } from '@portfolio/remote-kit';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { EmptyState } from '@portfolio/ui/empty-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Spinner } from '@portfolio/ui/spinner';
import Heart from 'lucide-react/icons/heart';
import LogIn from 'lucide-react/icons/log-in';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';

interface Props {
  /** Who writes the blog may see this without a tier: the preview of a draft, and what was just published. */
  writersToo?: boolean;
  children: ReactNode;
}

/**
 * core-site.md §2, "/patron-blog": logged out a login prompt, without a tier 'Patreon Supporters Only', otherwise the children. The
 * service asks for the tier, and for the second factor where the site wants one, as well; this only spares everyone the refusal.
 */
export function PatronsOnly({ writersToo = false, children }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const { user } = session;
  if (session.status === 'loading') {
    return (
      <Screen>
        <Spinner label={t('loading')} size="large" />
      </Screen>
    );
  }
  if (!user) return <LoginPrompt />;
  // No tier would help: the service takes them for a visitor until then.
  if (session.status === 'signed-in' && session.lacksSecondFactor) return <SecondFactorFirst />;
  const mayPreview = writersToo && (user.is_staff || user.is_superuser);
  return user.patreon_tier || mayPreview ? children : <SupportersOnly />;
}

function LoginPrompt() {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <Screen>
      <PageHeading description={t('blog.lead')}>{t('blog.title')}</PageHeading>
      <EmptyState
        icon={<LogIn />}
        title={t('blog.prompt')}
        action={
          <LinkButton as={Link} to="/login" state={{ from: location }} variant="primary">
            {t('blog.login')}
          </LinkButton>
        }
      >
        {t('blog.promptHint')}
      </EmptyState>
    </Screen>
  );
}

/** For whom the site asks for a second factor; leads to where it is set up. */
function SecondFactorFirst() {
  const { t } = useTranslation();
  return (
    <Screen>
      <PageHeading description={t('blog.lead')}>{t('blog.title')}</PageHeading>
      <EmptyState
        icon={<ShieldCheck />}
        title={t('blog.secondFactor')}
        action={
          <LinkButton as={Link} to="/dashboard" variant="primary">
            {t('blog.toAccount')}
          </LinkButton>
        }
      >
        {t('blog.secondFactorHint')}
      </EmptyState>
    </Screen>
  );
}

/** Who is connected already has another way on: to become a supporter there. */
export function SupportersOnly() {
  const { t } = useTranslation();
  const host = useHost();
  const isConnected = useSession().user?.is_patreon_connected ?? false;
  const [failed, setFailed] = useState(false);

  // Plainly following the link would sign in whoever Patreon knows; this links the membership to who is here.
  const connect = (event: MouseEvent): void => {
    event.preventDefault();
    setFailed(false);
    connectPatreon(host).catch((error: unknown) => setFailed(refusalOf(error).kind !== 'cancelled'));
  };
  return (
    <Screen>
      <PageHeading description={t('blog.lead')}>{t('blog.title')}</PageHeading>
      {failed && <Notice kind="danger">{t('blog.connectFailed')}</Notice>}
      <EmptyState
        icon={<Heart />}
        title={t('blog.supportersOnly')}
        // A redirect of the browser to the provider, not a screen (core-site.md §7).
        action={
          isConnected ? (
            <LinkButton as={Link} to="/dashboard" variant="primary">
              {t('blog.toAccount')}
            </LinkButton>
          ) : (
            <LinkButton href={`${host.config.apiBase}/auth/patreon/auth/`} variant="primary" onClick={connect}>
              {t('blog.connect')}
            </LinkButton>
          )
        }
      >
        {t(isConnected ? 'blog.connectedHint' : 'blog.supportersHint')}
      </EmptyState>
    </Screen>
  );
}
