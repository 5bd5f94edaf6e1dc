import { passwordResetRequest } from '@portfolio/contracts/auth';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Form, Lead, Place, Title } from '../centered-card.ts';
import { RequestPasswordReset } from './reset-password.graphql.ts';

/**
 * core-site.md §2, `/reset-password`: an email form, then a sent confirmation, which says the same whether or not the
 * account exists (§8).
 */
export function ResetRequest() {
  const { host } = useShell();
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const { field, props, saving } = useForm({
    draft: 'password-reset',
    // Whoever changes the password of a session that goes on need not type it.
    values: { email: host.session.get().user?.email ?? '' },
    schema: passwordResetRequest,
    guarded: false,
    sentences: { email: { required: t('reset.emailRequired'), invalid_email: t('reset.emailInvalid') } },
    send: (variables) => {
      setOutcome(undefined);
      return host.apollo.mutate({ mutation: RequestPasswordReset, variables });
    },
    onSaved: () => setOutcome('sent'),
    failed: t('reset.failed'),
    refused() {
      setOutcome('failed');
      return true;
    },
  });

  if (outcome === 'sent') {
    return (
      <Place>
        <Card>
          <Title tabIndex={-1}>{t('reset.sentTitle')}</Title>
          <Notice kind="success">{t('reset.sent')}</Notice>
          <Lead>{t('reset.sentHint')}</Lead>
          <LinkButton as={Link} to="/login" size="large" wide>
            {t('reset.backToLogin')}
          </LinkButton>
        </Card>
      </Place>
    );
  }
  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('reset.title')}</Title>
        <Lead>{t('reset.lead')}</Lead>
        {outcome && <Notice kind="danger">{t('reset.failed')}</Notice>}
        <Form {...props}>
          <TextField label={t('reset.email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
          <Button type="submit" variant="primary" size="large" wide loading={saving}>
            {t(saving ? 'reset.sending' : 'reset.send')}
          </Button>
          <Link to="/login">{t('reset.backToLogin')}</Link>
        </Form>
      </Card>
    </Place>
  );
}
