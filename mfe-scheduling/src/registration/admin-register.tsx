import { adminTokenInfo, invalidLink } from '@portfolio/contracts/scheduling';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../translator.ts';
import { AdminRegisterForm } from './admin-register-form.tsx';
import { CheckingLink, InvalidLink, RegisterPlace } from './register-place.tsx';
import { useLinkCheck } from './use-link-check.ts';

/** scheduling.md §2, /admin/register/{token}: the form if the token is valid, otherwise why it is not. */
export function AdminRegister() {
  const { t, language } = useTranslation();
  const { token = '' } = useParams();
  const check = useLinkCheck(`/planner/admin/validate-token/${encodeURIComponent(token)}/`, adminTokenInfo);

  if (!check) return <CheckingLink label={t('adminRegister.checking')} />;
  if (check.state !== 'valid') {
    const told = check.state === 'invalid' && check.reason !== invalidLink.admin ? check.reason : undefined;
    return (
      <InvalidLink title={t('adminRegister.invalid')} reason={told ?? t('adminRegister.expired')} to="/login">
        {t('adminRegister.toLogin')}
      </InvalidLink>
    );
  }
  const { created_by: name, expires_at: expires } = check.info;
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(expires),
  );
  return (
    <RegisterPlace title={t('adminRegister.title')} lead={t('adminRegister.lead', { name, until })}>
      <AdminRegisterForm token={token} />
    </RegisterPlace>
  );
}
