import { useQuery, useMutation } from '@apollo/client/react';
import { employeeRegistration } from '@portfolio/contracts/scheduling';
import { useHost } from '@portfolio/remote-kit';
import { refusalOf, useRefusalText, useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { useParams, useNavigate } from 'react-router-dom';
import type { EmployeeRegistrationTokenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import {
  AccountFields,
  accountRules,
  emptyAccount,
  useAccountSentences,
  withoutConfirmation,
} from './account-fields.tsx';
import { CheckingLink, InvalidLink, RegisterPlace } from './register-place.tsx';
import { EmployeeRegistrationToken, RegisterEmployee } from './registration.graphql.ts';

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

interface Props {
  token: string;
  /** What the company knows of them already. */
  invited: NonNullable<EmployeeRegistrationTokenQuery['info']>;
}

/**
 * scheduling.md §5, Employee registration. On success the employee is signed in and goes to the portal; if that fails, to
 * /login, which says so (§8).
 */
function EmployeeRegisterForm({ token, invited }: Props) {
  const { t } = useTranslation();
  const [register] = useMutation(RegisterEmployee);
  const { session } = useHost();
  const navigate = useNavigate();
  const { firstName, lastName, email } = invited;

  const sentences = useAccountSentences();
  const { field, props, saving } = useForm({
    draft: 'registration/employee',
    values: { ...emptyAccount, phone: '', firstName, lastName, email },
    schema: employeeRegistration,
    request: (values) => withoutConfirmation(values),
    rules: accountRules,
    sentences: { ...sentences, email: { ...sentences.email, invalid_email: t('registration.errors.emailFormat') } },
    send: async (input, _, context) => {
      await register({ variables: { token, input }, context });
      const { username, password } = input;
      // There is an account now, so a failure from here on must not look as if there were none.
      await session
        .login({ username, password }, () => paths.portal)
        .catch(() => {
          void navigate('/login', { state: { notice: t('employeeRegister.loginFailed') } });
        });
    },
    failed: t('employeeRegister.failed'),
  });

  return (
    <Form {...props} errorsTitle={t('registration.notDone')}>
      <AccountFields field={field} />
      <TextField label={t('fields.phone')} optional={t('optional')} type="tel" autoComplete="tel" {...field('phone')} />
      <SaveActions save={t('registration.submit')} saving={saving} size="large" />
    </Form>
  );
}
