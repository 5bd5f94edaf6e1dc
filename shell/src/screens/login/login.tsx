import { loginInput } from '@portfolio/contracts/auth';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { PasswordField, TextField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { afterLogin } from '../../routing/decide.ts';
import { wantedLocation } from '../../routing/wanted-location.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Form, Lead, Or, Place, Title } from '../centered-card.ts';
import { queryNotice } from './query-notice.ts';
import { stateNotice } from './state-notice.ts';

type Failure = 'invalid' | 'failed';

/** core-site.md §2, `/login`, with the texts of §5 and §8. */
export function Login() {
  const { host } = useShell();
  const { t } = useTranslation();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<Failure>();
  const { field, props, saving } = useForm({
    values: { username: '', password: '' },
    schema: loginInput,
    guarded: false,
    sentences: {
      username: { required: t('login.usernameRequired') },
      password: { required: t('login.passwordRequired') },
    },
    send: (credentials) => {
      setFailure(undefined);
      return host.session.login(credentials, (user) => afterLogin(user, wantedLocation(state)));
    },
    failed: t('login.failed'),
    refused({ kind }) {
      setFailure(kind === 'unauthenticated' ? 'invalid' : 'failed');
      return true;
    },
  });
  const notice = failure ? undefined : queryNotice(query);
  const said = failure ? undefined : stateNotice(state);

  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('login.title')}</Title>
        <Lead>{t('login.lead')}</Lead>
        {said && <Notice kind={said.kind}>{said.text ?? t('login.expired')}</Notice>}
        {notice && <Notice kind={notice.kind}>{t(notice.text)}</Notice>}
        {failure && <Notice kind="danger">{t(`login.${failure}`)}</Notice>}
        <Form {...props}>
          <TextField
            label={t('login.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...field('username')}
          />
          <PasswordField
            label={t('login.password')}
            autoComplete="current-password"
            texts={{ show: t('showPassword'), capsLock: t('capsLock') }}
            {...field('password')}
          />
          <Link to="/reset-password">{t('login.forgot')}</Link>
          <Button type="submit" variant="primary" size="large" wide loading={saving}>
            {t(saving ? 'login.submitting' : 'login.submit')}
          </Button>
        </Form>
        <Or>{t('login.or')}</Or>
        {/* A redirect of the browser to the provider, not a screen (core-site.md §7). */}
        <LinkButton href={`${host.config.apiBase}/auth/patreon/auth/`} size="large" wide>
          {t('login.patreon')}
        </LinkButton>
      </Card>
    </Place>
  );
}
