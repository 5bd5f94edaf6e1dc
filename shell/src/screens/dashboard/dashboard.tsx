import { emailChange } from '@portfolio/contracts/auth';
import { isAdmin, useStore, useOpened, type User, connectPatreon } from '@portfolio/remote-kit';
import { useForm, refusalOf } from '@portfolio/remote-kit/forms';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card, CardLink } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Grid, Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Breakable } from '@portfolio/ui/breakable';
import { Muted } from '@portfolio/ui/text';
import { useState, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PatreonConnectionsQuery } from '../../generated/graphql.ts';
import { hasAdminMenu } from '../../layout/header/links.ts';
import { wasForAdministrators, queryOfSkippedLogin } from '../../routing/wanted-location.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { queryNotice } from '../login/query-notice.ts';
import { ChangeEmail, DisconnectPatreon, PatreonConnections } from './dashboard.graphql.ts';
import { Place, Text, Title, Facts } from './dashboard.styles.ts';
import { Devices } from './devices.tsx';
import { NextShift } from './next-shift.tsx';
import { PersonalData } from './personal-data.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** core-site.md §2, `/dashboard`: where signed-in visitors land who are not administrators; the account of everybody. */
export function Dashboard() {
  const { host } = useShell();
  const { t } = useTranslation();
  const session = useStore(host.session);
  const { state } = useLocation();
  const { user } = session;
  if (!user) return null; // the guard is about to leave
  const isHeldBack = session.status === 'signed-in' && session.lacksSecondFactor === true;

  const places = [
    ...(user.patreon_tier ? [{ to: '/patron-blog', key: 'blog' } as const] : []),
    // Who administers a company, and nothing else, has no content to manage.
    ...(hasAdminMenu(user) ? [{ to: '/admin', key: 'admin' } as const] : []),
    ...(isAdmin(user) && !hasAdminMenu(user) ? [{ to: '/admin/planner', key: 'planner' } as const] : []),
    { to: '/projects', key: 'projects' } as const,
    { to: '/planner/employee-portal/settings', key: 'settings' } as const,
  ];
  return (
    <Place>
      <PageHeading>{t('dashboard.title', { name: user.first_name || user.username })}</PageHeading>
      <Stack $gap={8}>
        {wasForAdministrators(state) && <Notice kind="info">{t('dashboard.forAdministrators')}</Notice>}
        {isHeldBack && <Notice kind="info">{t('dashboard.secondFactor.first')}</Notice>}
        {!isHeldBack && user.employee_profile && <NextShift />}
        {!isHeldBack && (
          <Grid>
            {places.map(({ to, key }) => (
              <Card key={key} $interactive>
                <Title>
                  <CardLink as={Link} to={to}>
                    {t(`dashboard.${key}.title`)}
                  </CardLink>
                </Title>
                <Text>{t(`dashboard.${key}.text`, { tier: user.patreon_tier })}</Text>
              </Card>
            ))}
          </Grid>
        )}
        {/* Both are known, and above what is asked for first: neither slides away below a pointer. */}
        {!isHeldBack && (
          <Grid $min="24rem">
            <Account user={user} />
            <PatreonConnection user={user} />
          </Grid>
        )}
        <SignInSteps />
        {!isHeldBack && (
          <>
            <Devices />
            <PersonalData user={user} />
          </>
        )}
      </Stack>
    </Place>
  );
}

/** Name and address of the account; the address can be changed. */
function Account({ user }: { user: User }) {
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

/** Whoever could not be connected is sent to `/login`, which leads those who are signed in on to here. */
function failureOfReturn(state: unknown) {
  const notice = queryNotice(queryOfSkippedLogin(state));
  return notice?.kind === 'danger' ? notice.text : undefined;
}

type Failure = ReturnType<typeof failureOfReturn> | 'dashboard.patreon.disconnectFailed';

/** Links the account with Patreon, or forgets the link. */
function PatreonConnection({ user }: { user: User }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const { state } = useLocation();
  const [failure, setFailure] = useState<Failure>(() => failureOfReturn(state));
  const [leaving, setLeaving] = useState(false);

  const connect = (): void => {
    setFailure(undefined);
    setLeaving(true);
    connectPatreon(host).catch((error: unknown) => {
      setLeaving(false);
      if (refusalOf(error).kind !== 'cancelled') setFailure('login.query.patreonConnection');
    });
  };
  const disconnect = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await host.apollo.mutate({ mutation: DisconnectPatreon });
      await host.session.refreshUser();
    } catch {
      setFailure('dashboard.patreon.disconnectFailed');
    }
  };

  const { is_patreon_connected: connected, patreon_tier: tier } = user;
  const language = useStore(host.language);
  const [connections, setConnections] = useState<PatreonConnectionsQuery['patreonConnections']>([]);
  useEffect(() => {
    if (!connected) return;
    host.apollo
      .query({ query: PatreonConnections, fetchPolicy: 'no-cache' })
      .then(({ data }) => setConnections(data?.patreonConnections ?? []))
      .catch(() => {}); // reported; that it is connected is known all the same
  }, [host, connected]);
  return (
    <Card as="section" aria-labelledby="patreon">
      <Title id="patreon">Patreon</Title>
      <Stack $gap={4}>
        <Text>
          {t(
            connected ? (tier ? 'dashboard.patreon.supporter' : 'dashboard.patreon.noTier') : 'dashboard.patreon.none',
            {
              tier,
            },
          )}
        </Text>
        {(connected ? connections : []).map(({ patreonId, connectedAt }) => (
          <Text key={patreonId}>{t('dashboard.patreon.since', { when: dateAndTime(connectedAt, language) })}</Text>
        ))}
        {connected && connections.some(({ hasPassword }) => !hasPassword) && (
          <Notice kind="warning">{t('dashboard.patreon.withoutPassword')}</Notice>
        )}
        {failure && <Notice kind="danger">{t(failure)}</Notice>}
        <div>
          {connected ? (
            <ConfirmInline
              texts={{
                action: t('dashboard.patreon.disconnect'),
                question: t('dashboard.patreon.question'),
                confirm: t('confirm'),
                cancel: t('cancel'),
              }}
              onConfirm={disconnect}
            />
          ) : (
            <Button loading={leaving} onClick={connect}>
              {t('dashboard.patreon.connect')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}
