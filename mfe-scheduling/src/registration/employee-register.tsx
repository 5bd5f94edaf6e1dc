import { employeeTokenInfo } from '@portfolio/contracts/scheduling';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../translator.ts';
import { EmployeeRegisterForm } from './employee-register-form.tsx';
import { CheckingLink, InvalidLink, RegisterPlace } from './register-place.tsx';
import { useLinkCheck } from './use-link-check.ts';

/** scheduling.md §2, /planner/register/{token}: the form if the token is valid, otherwise why not, and Return to Home. */
export function EmployeeRegister() {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { token } = useParams();
  const path = token === undefined ? undefined : `/planner/employee/validate-token/${encodeURIComponent(token)}/`;
  const check = useLinkCheck(path, employeeTokenInfo);

  const refuse = (reason: string) => (
    <InvalidLink title={t('employeeRegister.invalid')} reason={reason} to="/">
      {t('employeeRegister.home')}
    </InvalidLink>
  );

  if (token === undefined) return refuse(t('employeeRegister.noToken'));
  if (!check) return <CheckingLink label={t('employeeRegister.checking')} />;
  if (check.state === 'unknown') return refuse(t('employeeRegister.badToken'));
  if (check.state === 'invalid') return refuse(say(check.error, t('employeeRegister.expired')));
  return (
    <RegisterPlace
      title={t('employeeRegister.title')}
      lead={t('employeeRegister.lead', { company: check.info.company_name })}
    >
      <EmployeeRegisterForm token={token} invited={check.info} />
    </RegisterPlace>
  );
}
