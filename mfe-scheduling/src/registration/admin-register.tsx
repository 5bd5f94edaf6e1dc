import { adminTokenInfo } from '@portfolio/contracts/scheduling';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../translator.ts';
import { AdminRegisterForm } from './admin-register-form.tsx';
import { CheckingLink, InvalidLink, RegisterPlace } from './register-place.tsx';
import { useLinkCheck } from './use-link-check.ts';

/** scheduling.md §2, /admin/register/{token}: the form if the token is valid, otherwise why it is not. */
export function AdminRegister() {
  const { t, language } = useTranslation();
  const say = useRefusalText();
  const { token = '' } = useParams();
  const check = useLinkCheck(`/planner/admin/validate-token/${encodeURIComponent(token)}/`, adminTokenInfo);

  if (!check) return <CheckingLink label={t('adminRegister.checking')} />;
  if (check.state !== 'valid') {
    const reason = say(check.state === 'invalid' && check.error, t('adminRegister.expired'));
    return (
      <InvalidLink title={t('adminRegister.invalid')} reason={reason} to="/login">
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
