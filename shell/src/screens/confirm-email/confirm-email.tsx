import { refusalOf, useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Lead, Place, Title } from '../centered-card.ts';
import { graphql } from '../../generated/index.ts';

const ConfirmEmail = graphql('mutation ConfirmEmail { confirmEmail }');

/** Where the link leads that confirms a new address. A button, because mail programs open links by themselves. */
export function ConfirmEmailScreen() {
  const { host } = useShell();
  const { t } = useTranslation();
  const say = useRefusalText();
  const { token = '' } = useMatch('/confirm-email/:token')?.params ?? {};
  const [saving, setSaving] = useState(false);
  const [email, setEmail] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const confirm = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      const { data } = await host.apollo.mutate({ mutation: ConfirmEmail, variables: { token } });
      setEmail(data?.confirmEmail);
      if (host.session.get().user) await host.session.refreshUser().catch(host.report);
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };

  /** Said in the language that is chosen now. */
  const sentence = (): string =>
    refusalOf(failure).faults.some(({ path }) => path[0] === 'email')
      ? t('dashboard.account.taken')
      : say(failure, t('confirmEmail.failed'));

  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('confirmEmail.title')}</Title>
        {failure !== undefined && <Notice kind="danger">{sentence()}</Notice>}
        {email === undefined ? (
          <>
            <Lead>{t('confirmEmail.text')}</Lead>
            <Button variant="primary" size="large" wide loading={saving} onClick={() => void confirm()}>
              {t('confirmEmail.confirm')}
            </Button>
          </>
        ) : (
          <>
            <Notice kind="success">{t('confirmEmail.done', { email })}</Notice>
            <Lead>{t('confirmEmail.doneHint')}</Lead>
            <LinkButton as={Link} to="/dashboard" variant="primary" size="large" wide>
              {t('confirmEmail.toAccount')}
            </LinkButton>
          </>
        )}
      </Card>
    </Place>
  );
}
