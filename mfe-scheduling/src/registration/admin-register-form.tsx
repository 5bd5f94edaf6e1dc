import { useApi, useHost } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle, Form, FormActions } from '@portfolio/ui/form';
import { useNavigate } from 'react-router-dom';
import { serverSentence, useCheckedForm } from '../forms/use-checked-form.ts';
import { useTranslation } from '../translator.ts';
import { AccountFields } from './account-fields.tsx';
import { emptyRegistration, faultsIn, requestOf } from './admin-register-values.ts';
import { keyOf } from './registration-values.ts';

/** scheduling.md §5, Admin registration: the person, then their company. On success to /login with a success message. */
export function AdminRegisterForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const { announce } = useHost();
  const navigate = useNavigate();
  const { field, wrong, submit, isSubmitting } = useCheckedForm({
    defaultValues: emptyRegistration,
    check: faultsIn,
    send: async (values) => {
      await api.post(`/planner/admin/register/${encodeURIComponent(token)}/`, requestOf(values));
      const notice = t('adminRegister.done');
      announce(notice, 'polite');
      void navigate('/login', { state: { notice } });
    },
    failed: (error) => serverSentence(error) ?? t('adminRegister.failed'),
    translate: (sentence) => {
      const key = keyOf(sentence);
      return key ? t(key) : sentence;
    },
  });
  const optional = t('optional');

  return (
    <Form errors={wrong} errorsTitle={t('registration.notDone')} onSubmit={(event) => void submit(event)}>
      <Fieldset>
        <FieldsetTitle>{t('registration.you')}</FieldsetTitle>
        <AccountFields field={field} />
      </Fieldset>
      <Fieldset>
        <FieldsetTitle>{t('adminRegister.company')}</FieldsetTitle>
        <TextField
          label={t('fields.companyName')}
          autoComplete="organization"
          maxLength={200}
          {...field('company_name')}
        />
        <TextField
          label={t('fields.address')}
          optional={optional}
          autoComplete="street-address"
          maxLength={300}
          {...field('company_address')}
        />
        <TextField
          label={t('fields.phone')}
          optional={optional}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          {...field('company_phone')}
        />
        <TextField
          label={t('fields.website')}
          optional={optional}
          type="url"
          autoComplete="url"
          placeholder="https://"
          {...field('company_website')}
        />
      </Fieldset>
      <FormActions>
        <Button type="submit" variant="primary" size="large" loading={isSubmitting}>
          {t('registration.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
