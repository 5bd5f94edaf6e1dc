import type { EmployeeTokenInfo } from '@portfolio/contracts/scheduling';
import { useApi, useHost } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Form, FormActions } from '@portfolio/ui/form';
import { useNavigate } from 'react-router-dom';
import { serverSentence, useCheckedForm } from '../forms/use-checked-form.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { AccountFields } from './account-fields.tsx';
import { emptyRegistration, faultsIn, requestOf } from './employee-register-values.ts';
import { keyOf } from './registration-values.ts';

interface Props {
  token: string;
  /** What the company knows of them already. */
  invited: EmployeeTokenInfo;
}

/**
 * scheduling.md §5, Employee registration. On success the employee is signed in and goes to the portal; if that fails, to
 * /login, which says so (§8).
 */
export function EmployeeRegisterForm({ token, invited }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { session } = useHost();
  const navigate = useNavigate();
  const { first_name, last_name, email } = invited;

  const { field, wrong, submit, isSubmitting } = useCheckedForm({
    defaultValues: { ...emptyRegistration, first_name, last_name, email },
    check: faultsIn,
    send: async (values) => {
      await api.post(`/planner/employee/register/${encodeURIComponent(token)}/`, requestOf(values));
      const { username, password } = values;
      // There is an account now, so a failure from here on must not look as if there were none.
      await session
        .login({ username, password }, () => paths.portal)
        .catch(() => {
          void navigate('/login', { state: { notice: t('employeeRegister.loginFailed') } });
        });
    },
    failed: (error) => serverSentence(error) ?? t('employeeRegister.failed'),
    translate: (sentence) => {
      const key = keyOf(sentence);
      return key ? t(key) : sentence;
    },
  });

  return (
    <Form errors={wrong} errorsTitle={t('registration.notDone')} onSubmit={(event) => void submit(event)}>
      <AccountFields field={field} />
      <TextField
        label={t('fields.phone')}
        optional={t('optional')}
        type="tel"
        autoComplete="tel"
        maxLength={50}
        {...field('phone')}
      />
      <FormActions>
        <Button type="submit" variant="primary" size="large" loading={isSubmitting}>
          {t('registration.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
