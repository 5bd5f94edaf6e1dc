import { useMutation } from '@apollo/client/react';
import { employeeRegistration } from '@portfolio/contracts/scheduling';
import { useHost } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { useNavigate } from 'react-router-dom';
import type { EmployeeRegistrationTokenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { AccountFields } from './account-fields.tsx';
import { accountRules, emptyAccount, useAccountSentences, withoutConfirmation } from './account-values.ts';
import { RegisterEmployee } from './registration.graphql.ts';

interface Props {
  token: string;
  /** What the company knows of them already. */
  invited: NonNullable<EmployeeRegistrationTokenQuery['info']>;
}

/**
 * scheduling.md §5, Employee registration. On success the employee is signed in and goes to the portal; if that fails, to
 * /login, which says so (§8).
 */
export function EmployeeRegisterForm({ token, invited }: Props) {
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
      <TextField
        label={t('fields.phone')}
        optional={t('optional')}
        type="tel"
        autoComplete="tel"
        maxLength={50}
        {...field('phone')}
      />
      <SaveActions save={t('registration.submit')} saving={saving} size="large" />
    </Form>
  );
}
