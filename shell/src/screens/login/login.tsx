import { loginInput } from '@portfolio/contracts/auth';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { PasswordField, TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import type { User } from '@portfolio/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { afterLogin } from '../../routing/decide.ts';
import { wantedLocation } from '../../routing/wanted-location.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { knowsPasskeys } from '../../passkeys/ask-browser.ts';
import { Form, Lead, Or, Place, Title } from '../centered-card.ts';
import { queryNotice } from './query-notice.ts';
import { usePasskey } from './use-passkey.ts';

interface StateNotice {
  kind: 'success' | 'danger' | 'warning' | 'info';
  /** In the reader's language, or which of the shell's own words it is. */
  text: string | { key: 'expired' | 'refused' | 'required' };
}

/**
 * What the screen before wants to be said here, out of the navigation state:
 * `navigate('/login', { state: { notice, kind: 'danger' } })`, without `kind` of a success;  `expired` when the session ended by itself, `refused` when
 * a fresh one was refused, too (scheduling.md §8); `word: 'required'` when a guard let nobody in (§6).
 */
function stateNotice(state: unknown): StateNotice | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('expired' in state && state.expired === true) return { kind: 'warning', text: { key: 'expired' } };
  if ('refused' in state && state.refused === true) return { kind: 'danger', text: { key: 'refused' } };
  if ('word' in state && state.word === 'required') return { kind: 'info', text: { key: 'required' } };
  if (!('notice' in state) || typeof state.notice !== 'string') return undefined;
  return { kind: 'kind' in state && state.kind === 'danger' ? 'danger' : 'success', text: state.notice };
}

/** What is said of a code that was refused; the password beside it was right. */
const codeFailures: Record<string, 'codeWrong' | 'codeExpired' | 'codeEarly'> = {
  second_factor_wrong: 'codeWrong',
  second_factor_expired: 'codeExpired',
  second_factor_early: 'codeEarly',
};

type Failure = 'invalid' | 'failed' | (typeof codeFailures)[string];

/** core-site.md §2, `/login`, with the texts of §5 and §8. */
export function Login() {
  const { host } = useShell();
  const { t } = useTranslation();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<Failure>();
  /** What the password, which was right, is not enough without. */
  const [second, setSecond] = useState<'code' | 'passkey'>();
  const asksForCode = second !== undefined;
  const target = (user: User): string => afterLogin(user, wantedLocation(state));
  const passkey = usePasskey(target, !asksForCode);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  const { field, props, saving, hookForm } = useForm({
    draft: false,
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
      passkey.forget();
      return host.session.login(credentials, target);
    },
    failed: t('login.failed'),
    refused({ kind, detail }) {
      const codeFailure = codeFailures[detail?.code ?? ''];
      if (detail?.code === 'second_factor_needed') setSecond('code');
      else if (detail?.code === 'passkey_needed') setSecond('passkey');
      else if (codeFailure) {
        setFailure(codeFailure);
        hookForm.resetField('code');
      } else {
        setFailure(kind === 'unauthenticated' ? 'invalid' : 'failed');
        // The password is another by now.
        if (kind === 'unauthenticated') setSecond(undefined);
      }
      return true;
    },
  });
  useEffect(() => {
    if (passkeyButton.current) passkeyButton.current.focus();
    else if (second) hookForm.setFocus('code');
  }, [second, hookForm]);
  /** The same password that was right. */
  const confirmByPasskey = (): void => {
    setFailure(undefined);
    const { username, password } = hookForm.getValues();
    void passkey.ask({ username, password });
  };
  const again = (): void => {
    setSecond(undefined);
    setFailure(undefined);
    passkey.forget();
    hookForm.resetField('code');
  };
  const isRefused = failure !== undefined || passkey.failure !== undefined;
  const notice = isRefused ? undefined : queryNotice(query);
  const said = isRefused ? undefined : stateNotice(state);

  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('login.title')}</Title>
        <Lead>{t('login.lead')}</Lead>
        {said && (
          <Notice kind={said.kind}>{typeof said.text === 'string' ? said.text : t(`login.${said.text.key}`)}</Notice>
        )}
        {notice && <Notice kind={notice.kind}>{t(notice.text)}</Notice>}
        {failure && <Notice kind="danger">{t(`login.${failure}`)}</Notice>}
        {passkey.failure && <Notice kind="danger">{passkey.failure}</Notice>}
        {second === 'passkey' && knowsPasskeys() && (
          <>
            <Button
              ref={passkeyButton}
              variant="primary"
              size="large"
              wide
              loading={passkey.asking}
              onClick={confirmByPasskey}
            >
              {t('login.passkey')}
            </Button>
            <Or>{t('login.or')}</Or>
          </>
        )}
        <Form {...props}>
          {asksForCode ? (
            <TextField
              key="code"
              label={t('login.code')}
              hint={t('login.codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...field('code')}
            />
          ) : (
            <>
              <TextField
                label={t('login.username')}
                autoComplete="username webauthn"
                autoCapitalize="none"
                spellCheck={false}
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
          <Button
            type="submit"
            variant={second === 'passkey' ? 'secondary' : 'primary'}
            size="large"
            wide
            loading={saving}
          >
            {t(saving ? 'login.submitting' : 'login.submit')}
          </Button>
          {asksForCode && (
            <Button variant="ghost" wide onClick={again}>
              {t('cancel')}
            </Button>
          )}
        </Form>
        {!asksForCode && (
          <>
            <Or>{t('login.or')}</Or>
            <Stack $gap={3}>
              {knowsPasskeys() && (
                <Button size="large" wide loading={passkey.asking} onClick={() => void passkey.ask()}>
                  {t('login.withPasskey')}
                </Button>
              )}
              {/* A redirect of the browser to the provider, not a screen (core-site.md §7). */}
              <LinkButton href={`${host.config.apiBase}/auth/patreon/auth/`} size="large" wide>
                {t('login.patreon')}
              </LinkButton>
            </Stack>
          </>
        )}
      </Card>
    </Place>
  );
}
