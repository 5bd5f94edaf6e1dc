import { useMutation } from '@apollo/client/react';
import { useUser } from '@portfolio/remote-kit';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { GenerateAdminRegistrationLinkMutation } from '../../generated/graphql.ts';
import { LinkToCopy } from '../../shared/forms/link-to-copy.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import { GenerateAdminRegistrationLink } from './registration.graphql.ts';

/** scheduling.md §2, Admin registration link generator: a superuser generates a link, good for three days. */
export function AdminInvite() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        description={t('adminInvite.lead')}
        actions={
          <LinkButton as={Link} to={paths.dashboard} variant="ghost" icon={<ArrowLeft aria-hidden />}>
            {t('backToDashboard')}
          </LinkButton>
        }
      >
        {t('adminInvite.title')}
      </PageHeading>
      <Content />
    </>
  );
}

function Content() {
  const { t, language } = useTranslation();
  const say = useRefusalText();
  const user = useUser();
  const [make, { loading }] = useMutation(GenerateAdminRegistrationLink);
  const [link, setLink] = useState<GenerateAdminRegistrationLinkMutation['generateAdminRegistrationLink']>();
  const [failure, setFailure] = useState<string>();

  // The service refuses as well (§6).
  if (user && !user.is_superuser) return <Notice kind="info">{t('adminInvite.superusersOnly')}</Notice>;

  const generate = async (): Promise<void> => {
    setFailure(undefined);
    try {
      setLink((await make()).data?.generateAdminRegistrationLink);
    } catch (error) {
      setFailure(say(error, t('adminInvite.failed')));
    }
  };

  const until = (instant: string): string => dateAndTime(instant, language);

  return (
    <Stack $gap={5}>
      {failure && <Notice kind="danger">{failure}</Notice>}
      <div>
        <Button
          variant="primary"
          size="large"
          icon={<Link2 aria-hidden />}
          loading={loading}
          onClick={() => void generate()}
        >
          {t(link ? 'adminInvite.another' : 'adminInvite.generate')}
        </Button>
      </div>
      {link && (
        <Card>
          <LinkToCopy
            label={t('adminInvite.link')}
            url={link.registrationUrl}
            hint={t('adminInvite.hint', { until: until(link.expiresAt) })}
          />
        </Card>
      )}
    </Stack>
  );
}
