import { zodResolver } from '@hookform/resolvers/zod';
import { loginInput, type LoginInput } from '@portfolio/contracts/auth';
import { ApiError } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { PasswordField, TextField } from '@portfolio/ui/field';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const notice = failure ? undefined : queryNotice(query);
  const said = failure ? undefined : stateNotice(state);

  const signIn = handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await host.session.login(credentials, (user) => afterLogin(user, wantedLocation(state)));
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 401 ? 'invalid' : 'failed');
    }
  });

  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('login.title')}</Title>
        <Lead>{t('login.lead')}</Lead>
        {said && <Notice kind={said.kind}>{said.text ?? t('login.expired')}</Notice>}
        {notice && <Notice kind={notice.kind}>{t(notice.text)}</Notice>}
        {failure && <Notice kind="danger">{t(`login.${failure}`)}</Notice>}
        <Form noValidate onSubmit={(event) => void signIn(event)}>
          <TextField
            label={t('login.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={errors.username && t('login.usernameRequired')}
            {...register('username')}
          />
          <PasswordField
            label={t('login.password')}
            autoComplete="current-password"
            texts={{ show: t('login.showPassword'), capsLock: t('login.capsLock') }}
            error={errors.password && t('login.passwordRequired')}
            {...register('password')}
          />
          <Link to="/reset-password">{t('login.forgot')}</Link>
          <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
            {t(isSubmitting ? 'login.submitting' : 'login.submit')}
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
