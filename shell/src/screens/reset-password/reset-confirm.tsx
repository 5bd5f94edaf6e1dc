import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { PasswordField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useMatch } from 'react-router-dom';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Form, Lead, Place, Title } from '../centered-card.ts';
import { newPasswordForm, passwordTextOf, type NewPassword } from './new-password-form.ts';

type Outcome = 'done' | 'invalidLink' | 'refused' | 'noAnswer';

/** core-site.md §2, `/reset-password/{uid}/{token}`: a new-password form with confirmation, then a success state. */
export function ResetConfirm() {
  const { host } = useShell();
  const { t } = useTranslation();
  const { uid, token } = useMatch('/reset-password/:uid/:token')?.params ?? {};
  const [outcome, setOutcome] = useState<Outcome>();
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  /** core-site.md §8: which of the reset-confirm messages a failure shows, and where. */
  const fail = (error: unknown): void => {
    if (!(error instanceof ApiError)) return setOutcome('noAnswer');
    const { token: badToken, uid: badUid, new_password: badPassword } = error.fields;
    if (badPassword) return setError('password', { message: badPassword }, { shouldFocus: true });
    return setOutcome(badToken || badUid ? 'invalidLink' : 'refused');
  };

  const save = handleSubmit(async ({ password }) => {
    setOutcome(undefined);
    try {
      await host.api.post('/auth/confirm-password-reset/', { uid, token, new_password: password });
      setOutcome('done');
    } catch (error) {
      fail(error);
    }
  });

  const passwordError = (message: string | undefined): string | undefined => {
    if (message === undefined) return undefined;
    const key = passwordTextOf(message);
    return key ? t(`reset.confirm.${key}`) : message;
  };

  if (outcome === 'done') {
    return (
      <Place>
        <Card>
          <Title tabIndex={-1}>{t('reset.confirm.doneTitle')}</Title>
          <Notice kind="success">{t('reset.confirm.done')}</Notice>
          <Lead>{t('reset.confirm.doneHint')}</Lead>
          <LinkButton as={Link} to="/login" variant="primary" size="large" wide>
            {t('reset.confirm.toLogin')}
          </LinkButton>
        </Card>
      </Place>
    );
  }
  const showPassword = { show: t('login.showPassword'), capsLock: t('login.capsLock') };
  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('reset.confirm.title')}</Title>
        {outcome && (
          <Notice
            kind="danger"
            action={outcome === 'invalidLink' && <Link to="/reset-password">{t('reset.confirm.newLink')}</Link>}
          >
            {t(`reset.confirm.${outcome}`)}
          </Notice>
        )}
        <Form noValidate onSubmit={(event) => void save(event)}>
          <PasswordField
            label={t('reset.confirm.password')}
            hint={t('reset.confirm.hint')}
            autoComplete="new-password"
            texts={showPassword}
            error={passwordError(errors.password?.message)}
            {...register('password')}
          />
          <PasswordField
            label={t('reset.confirm.confirmation')}
            autoComplete="new-password"
            texts={showPassword}
            error={
              errors.confirmation &&
              t(errors.confirmation.message === 'confirm' ? 'reset.confirm.confirm' : 'reset.confirm.mismatch')
            }
            {...register('confirmation')}
          />
          <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
            {t(isSubmitting ? 'reset.confirm.saving' : 'reset.confirm.save')}
          </Button>
        </Form>
      </Card>
    </Place>
  );
}
