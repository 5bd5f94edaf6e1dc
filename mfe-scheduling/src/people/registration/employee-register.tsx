import { useQuery } from '@apollo/client/react';
import { refusalOf, useRefusalText } from '@portfolio/remote-kit/forms';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../translator.ts';
import { EmployeeRegisterForm } from './employee-register-form.tsx';
import { CheckingLink, InvalidLink, RegisterPlace } from './register-place.tsx';
import { EmployeeRegistrationToken } from './registration.graphql.ts';

/** scheduling.md §2, /planner/register/{token}: the form if the token is valid, otherwise why not, and Return to Home. */
export function EmployeeRegister() {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { token } = useParams();
  const { data, loading, error } = useQuery(EmployeeRegistrationToken, {
    variables: { token: token ?? '' },
    skip: token === undefined,
    fetchPolicy: 'no-cache',
  });

  const refuse = (reason: string, hasAccount = false) => (
    <InvalidLink
      title={t('employeeRegister.invalid')}
      reason={reason}
      to="/"
      login={hasAccount && t('adminRegister.toLogin')}
    >
      {t('employeeRegister.home')}
    </InvalidLink>
  );

  if (token === undefined) return refuse(t('employeeRegister.noToken'));
  if (loading) return <CheckingLink label={t('employeeRegister.checking')} />;
  if (error) {
    const reason = say(error, t('employeeRegister.expired'));
    // Who has used it has an account.
    return refuse(reason, refusalOf(error).detail?.code === 'invitation_link_used');
  }
  if (!data?.info) return refuse(t('employeeRegister.badToken'));
  return (
    <RegisterPlace
      title={t('employeeRegister.title')}
      lead={t('employeeRegister.lead', { company: data.info.companyName })}
    >
      <EmployeeRegisterForm token={token} invited={data.info} />
    </RegisterPlace>
  );
}
