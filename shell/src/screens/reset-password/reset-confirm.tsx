import { passwordResetConfirm } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { PasswordField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Form, Lead, Place, Title } from '../centered-card.ts';
import { ConfirmPasswordReset } from './reset-password.graphql.ts';

type Outcome = 'done' | 'invalidLink' | 'refused' | 'noAnswer';

/** core-site.md §2, `/reset-password/{uid}/{token}`: a new-password form with confirmation, then a success state. */
export function ResetConfirm() {
  const { host } = useShell();
  const { t } = useTranslation();
  const { uid = '', token = '' } = useMatch('/reset-password/:uid/:token')?.params ?? {};
  const [outcome, setOutcome] = useState<Outcome>();
  const { field, props, saving } = useForm({
    draft: false,
    values: { password: '', confirmation: '' },
    schema: passwordResetConfirm,
    request: ({ password }) => ({ uid, token, newPassword: password }),
    aliases: { new_password: 'password', newPassword: 'password' },
    guarded: false,
    // core-site.md §5, New password.
    rules: ({ password, confirmation }) => ({
      confirmation:
        confirmation === '' ? fault('required') : confirmation === password ? undefined : fault('passwords_differ'),
    }),
    sentences: {
      password: {
        required: t('reset.confirm.required'),
        password_too_short: t('reset.confirm.tooShort'),
        password_too_common: t('reset.confirm.tooCommon'),
      },
      confirmation: { required: t('reset.confirm.confirm'), passwords_differ: t('reset.confirm.mismatch') },
    },
    send: (variables) => {
      setOutcome(undefined);
      return host.apollo.mutate({ mutation: ConfirmPasswordReset, variables });
    },
    onSaved: () => setOutcome('done'),
    failed: t('reset.confirm.refused'),
    /** core-site.md §8: which of the reset-confirm messages a failure shows, and where. */
    refused({ answered, faults }) {
      const wrong = new Set(faults.map(({ path }) => path[0]));
      if (wrong.has('newPassword')) return false;
      if (wrong.has('token') || wrong.has('uid')) setOutcome('invalidLink');
      else setOutcome(answered ? 'refused' : 'noAnswer');
      return true;
    },
  });

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
  const showPassword = { show: t('showPassword'), capsLock: t('capsLock') };
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
        <Form {...props}>
          <PasswordField
            label={t('reset.confirm.password')}
            hint={t('passwordHint')}
            autoComplete="new-password"
            texts={showPassword}
            {...field('password')}
          />
          <PasswordField
            label={t('reset.confirm.confirmation')}
            autoComplete="new-password"
            texts={showPassword}
            {...field('confirmation')}
          />
          <Button type="submit" variant="primary" size="large" wide loading={saving}>
            {t(saving ? 'saving' : 'reset.confirm.save')}
          </Button>
        </Form>
      </Card>
    </Place>
  );
}
