import { useApi } from '@portfolio/remote-kit';
import { adminTokenInfo, invalidLink, type AdminTokenInfo } from '@portfolio/contracts/scheduling';
import { Card } from '@portfolio/ui/card';
import { Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Spinner } from '@portfolio/ui/spinner';
import { color, space } from '@portfolio/ui/tokens';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { serverSentence } from '../forms/use-checked-form.ts';
import { useTranslation } from '../translator.ts';
import { AdminRegisterForm } from './admin-register-form.tsx';

const Place = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 40rem);
  justify-content: center;
  padding-block: ${space(10)};
`;

const Lead = styled.p`
  margin-block: ${space(3)} ${space(6)};
  color: ${color.muted};
`;

type Check = { state: 'valid'; info: AdminTokenInfo } | { state: 'invalid'; reason: string };

/** scheduling.md §2, /admin/register/{token}: the form if the token is valid, otherwise why it is not. */
export function AdminRegister() {
  const { t, language } = useTranslation();
  const { token = '' } = useParams();
  const check = useTokenCheck(token);

  if (!check) {
    return (
      <Place>
        <Spinner size="large" label={t('adminRegister.checking')} />
      </Place>
    );
  }
  if (check.state === 'invalid') {
    return (
      <Place>
        <Card>
          <h1>{t('adminRegister.invalid')}</h1>
          <Lead>{check.reason === invalidLink.admin ? t('adminRegister.expired') : check.reason}</Lead>
          <LinkButton as={Link} to="/login">
            {t('adminRegister.toLogin')}
          </LinkButton>
        </Card>
      </Place>
    );
  }
  const { created_by: name, expires_at: expires } = check.info;
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(expires),
  );
  return (
    <Place>
      <Card>
        <h1>{t('adminRegister.title')}</h1>
        <Lead>{t('adminRegister.lead', { name, until })}</Lead>
        <AdminRegisterForm token={token} />
      </Card>
    </Place>
  );
}

/** Undefined until the server has looked at the token. */
function useTokenCheck(token: string): Check | undefined {
  const api = useApi();
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    const leave = new AbortController();
    const path = `/planner/admin/validate-token/${encodeURIComponent(token)}/`;
    api.get(path, { parse: (body) => adminTokenInfo.parse(body), signal: leave.signal }).then(
      (info) => setCheck({ state: 'valid', info }),
      (error: unknown) => {
        if (!leave.signal.aborted) setCheck({ state: 'invalid', reason: serverSentence(error) ?? invalidLink.admin });
      },
    );
    return () => leave.abort();
  }, [api, token]);
  return check;
}
