import { loginInput } from '@portfolio/contracts/auth';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { PasswordField, TextField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { afterLogin } from '../../routing/decide.ts';
import { wantedLocation } from '../../routing/wanted-location.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Form, Lead, Or, Place, Title } from '../centered-card.ts';
import { queryNotice } from './query-notice.ts';
import { stateNotice } from './state-notice.ts';

type Failure = 'invalid' | 'failed' | 'codeWrong';

/** core-site.md §2, `/login`, with the texts of §5 and §8. */
export function Login() {
  const { host } = useShell();
  const { t } = useTranslation();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<Failure>();
  /** The password was right, and is not enough. */
  const [asksForCode, setAsksForCode] = useState(false);
  const { field, props, saving, hookForm } = useForm({
    values: { username: '', password: '', code: '' },
    // Without a code until the server asks for one.
    request: ({ code, ...credentials }) => ({ ...credentials, ...(asksForCode && { code }) }),
    schema: loginInput,
    guarded: false,
    sentences: {
      username: { required: t('login.usernameRequired') },
      password: { required: t('login.passwordRequired') },
      code: { required: t('login.codeRequired') },
    },
    send: (credentials) => {
      setFailure(undefined);
      return host.session.login(credentials, (user) => afterLogin(user, wantedLocation(state)));
    },
    failed: t('login.failed'),
    refused({ kind, detail }) {
      if (detail?.code === 'second_factor_needed') setAsksForCode(true);
      else if (detail?.code === 'second_factor_wrong') setFailure('codeWrong');
      else {
        setFailure(kind === 'unauthenticated' ? 'invalid' : 'failed');
        // The password is another by now.
        if (kind === 'unauthenticated') setAsksForCode(false);
      }
      return true;
    },
  });
  useEffect(() => {
    if (asksForCode) hookForm.setFocus('code');
  }, [asksForCode, hookForm]);
  const again = (): void => {
    setAsksForCode(false);
    setFailure(undefined);
    hookForm.resetField('code');
  };
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
          {asksForCode ? (
            <TextField
              key="code"
              label={t('login.code')}
              hint={t('login.codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              {...field('code')}
            />
          ) : (
            <>
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
            </>
          )}
          <Button type="submit" variant="primary" size="large" wide loading={saving}>
            {t(saving ? 'login.submitting' : 'login.submit')}
          </Button>
          {asksForCode && (
            <Button variant="ghost" wide onClick={again}>
              {t('cancel')}
            </Button>
          )}
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
