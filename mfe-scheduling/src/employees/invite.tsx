import { useQuery } from '@apollo/client/react';
import { invitation, type Invitation } from '@portfolio/contracts/scheduling';
import { useApi, useRetry } from '@portfolio/remote-kit';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Spinner } from '@portfolio/ui/spinner';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkToCopy } from '../links/link-to-copy.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { MyCompanies } from '../companies/companies.graphql.ts';
import { InviteForm } from './invite-form.tsx';

/** scheduling.md §2, Employee area: the invite-new-employee form. */
export function Invite() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        description={t('invite.lead')}
        actions={
          <LinkButton as={Link} to={paths.dashboard} variant="ghost" icon={<ArrowLeft aria-hidden />}>
            {t('backToDashboard')}
          </LinkButton>
        }
      >
        {t('invite.title')}
      </PageHeading>
      <Content />
    </>
  );
}

function Content() {
  const { t } = useTranslation();
  const result = useQuery(MyCompanies);
  const { failure, retry, retrying } = useRetry(result);
  const { created, link, failed, busy, invite, another } = useInvitation();
  const companies = result.data?.companies.results;

  if (link) return <Invited name={created?.name ?? ''} invitation={link} onAnother={another} />;
  if (created) {
    // The employee exists: only the link is tried again, or there would be two.
    return (
      <ErrorState
        title={failed ?? t('invite.making')}
        onRetry={() => void invite(created)}
        retrying={busy}
        retryLabel={t('retry')}
      >
        {t('invite.kept', { name: created.name })}
      </ErrorState>
    );
  }
  if (failure) {
    return (
      <ErrorState title={t('invite.companiesFailed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
        {t('unchanged')}
      </ErrorState>
    );
  }
  if (!companies) return <Spinner size="large" label={t('invite.loading')} />;
  return <InviteForm companies={companies} onCreated={(employee) => void invite(employee)} />;
}

interface Created {
  id: number;
  name: string;
}

/** The second step: an employee who was created gets a link, which is shown this once. */
function useInvitation() {
  const { t } = useTranslation();
  const api = useApi();
  const say = useRefusalText();
  const [created, setCreated] = useState<Created>();
  const [link, setLink] = useState<Invitation>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);

  const invite = async (employee: Created): Promise<void> => {
    setCreated(employee);
    setBusy(true);
    try {
      const path = `/planner/employees/${employee.id}/invite/`;
      setLink(await api.post(path, {}, { parse: (body) => invitation.parse(body) }));
      setFailed(undefined);
    } catch (error) {
      setFailed(say(error, t('invite.linkFailed')));
    } finally {
      setBusy(false);
    }
  };
  const another = (): void => {
    setCreated(undefined);
    setLink(undefined);
  };
  return { created, link, failed, busy, invite, another };
}

function Invited({ name, invitation: { invite_url: url, expires_at: expires }, onAnother }: InvitedProps) {
  const { t, language } = useTranslation();
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(expires),
  );
  return (
    <Stack $gap={5}>
      <Notice kind="success">{t('invite.done')}</Notice>
      <Card>
        <LinkToCopy label={t('invite.link', { name })} url={url} hint={t('invite.hint', { until })} />
      </Card>
      <div>
        <Button onClick={onAnother}>{t('invite.another')}</Button>
      </div>
    </Stack>
  );
}

interface InvitedProps {
  name: string;
  invitation: Invitation;
  onAnother: () => void;
}
