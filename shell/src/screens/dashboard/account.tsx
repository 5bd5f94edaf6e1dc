import { emailChange } from '@portfolio/contracts/auth';
import { useOpened, type User } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Breakable, Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { ChangeEmail } from './dashboard.graphql.ts';
import { Facts, Title } from './dashboard.styles.ts';

/** Name and address of the account; the address can be changed. */
export function Account({ user }: { user: User }) {
  const { t } = useTranslation();
  const [opened, open] = useOpened();
  const [sentTo, setSentTo] = useState<string>();
  const sent = (email: string): void => {
    open(undefined);
    setSentTo(email);
  };
  return (
    <Card as="section" aria-labelledby="account">
      <Title id="account">{t('dashboard.account.title')}</Title>
      <Facts>
        <dt>{t('dashboard.account.username')}</dt>
        <dd>{user.username}</dd>
        {user.email && (
          <>
            <dt>{t('dashboard.account.email')}</dt>
            <dd>
              <Breakable>{user.email}</Breakable>
            </dd>
          </>
        )}
      </Facts>
      <Stack $gap={4}>
        {sentTo && <Notice kind="success">{t('dashboard.account.sent', { email: sentTo })}</Notice>}
        <div>
          <Button size="small" onClick={() => open('email')}>
            {t('dashboard.account.changeEmail')}
          </Button>
        </div>
        <Link to="/reset-password">{t('dashboard.account.reset')}</Link>
      </Stack>
      {opened === 'email' && <EmailDialog onClose={() => open(undefined)} onSent={sent} />}
    </Card>
  );
}

/** Asks for the new address, to which a link is sent. */
function EmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const form = useForm({
    draft: 'email',
    values: { email: '' },
    schema: emailChange,
    sentences: {
      email: {
        required: t('reset.emailRequired'),
        invalid_email: t('reset.emailInvalid'),
        invalid: t('dashboard.account.taken'),
      },
    },
    send: (variables, _values, context) => host.apollo.mutate({ mutation: ChangeEmail, variables, context }),
    onSaved: (_answer, { email }) => onSent(email),
    failed: t('dashboard.account.failed'),
    // The password was not given: the address stays as it was typed, to be sent again.
    refused: ({ kind }) => kind === 'cancelled',
  });
  return (
    <FormModal
      form={form}
      title={t('dashboard.account.changeEmail')}
      errorsTitle={t('dashboard.account.notSent')}
      onClose={() => form.leave(onClose)}
      texts={{ save: t('dashboard.account.sendLink'), cancel: t('cancel'), close: t('cancel') }}
    >
      <Muted>{t('dashboard.account.changeEmailText')}</Muted>
      <TextField
        label={t('dashboard.account.newEmail')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
    </FormModal>
  );
}
