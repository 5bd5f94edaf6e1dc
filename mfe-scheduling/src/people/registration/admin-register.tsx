import { useQuery } from '@apollo/client/react';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../translator.ts';
import { AdminRegisterForm } from './admin-register-form.tsx';
import { CheckingLink, InvalidLink, RegisterPlace } from './register-place.tsx';
import { AdminRegistrationToken } from './registration.graphql.ts';

/** scheduling.md §2, /admin/register/{token}: the form if the token is valid, otherwise why it is not. */
export function AdminRegister() {
  const { t, language } = useTranslation();
  const say = useRefusalText();
  const { token = '' } = useParams();
  const { data, loading, error } = useQuery(AdminRegistrationToken, { variables: { token }, fetchPolicy: 'no-cache' });

  if (loading) return <CheckingLink label={t('adminRegister.checking')} />;
  if (!data?.info) {
    const reason = say(error, t('adminRegister.expired'));
    return (
      <InvalidLink title={t('adminRegister.invalid')} reason={reason} to="/login">
        {t('adminRegister.toLogin')}
      </InvalidLink>
    );
  }
  const { createdBy: name, expiresAt: expires } = data.info;
  const until = dateAndTime(expires, language);
  return (
    <RegisterPlace title={t('adminRegister.title')} lead={t('adminRegister.lead', { name, until })}>
      <AdminRegisterForm token={token} />
    </RegisterPlace>
  );
}
