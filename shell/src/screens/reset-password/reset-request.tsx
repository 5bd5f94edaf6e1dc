import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetRequest } from '@portfolio/contracts/auth';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Form, Lead, Place, Title } from '../centered-card.ts';

/**
 * core-site.md §2, `/reset-password`: an email form, then a sent confirmation, which says the same whether or not the
 * account exists (§8).
 */
export function ResetRequest() {
  const { host } = useShell();
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const { register, handleSubmit, getValues, formState } = useForm<z.input<typeof passwordResetRequest>>({
    resolver: zodResolver(passwordResetRequest),
    // Whoever changes the password of a session that goes on need not type it.
    defaultValues: { email: host.session.get().user?.email ?? '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (body) => {
    setOutcome(undefined);
    try {
      await host.api.post('/auth/request-password-reset/', body);
      setOutcome('sent');
    } catch {
      setOutcome('failed'); // the client has logged it
    }
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
        <Form noValidate onSubmit={(event) => void send(event)}>
          <TextField
            label={t('reset.email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            error={errors.email && t(getValues('email').trim() === '' ? 'reset.emailRequired' : 'reset.emailInvalid')}
            {...register('email')}
          />
          <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
            {t(isSubmitting ? 'reset.sending' : 'reset.send')}
          </Button>
          <Link to="/login">{t('reset.backToLogin')}</Link>
        </Form>
      </Card>
    </Place>
  );
}
