import { useOpened, type User } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Breakable } from '@portfolio/ui/text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../translator.ts';
import { Facts, Title } from './dashboard.styles.ts';
import { EmailDialog } from './email-dialog.tsx';

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
