import { useApi, useHost } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { PasswordField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle, Form, FormActions } from '@portfolio/ui/form';
import { useNavigate } from 'react-router-dom';
import { serverSentence, useCheckedForm } from '../forms/use-checked-form.ts';
import { useTranslation } from '../translator.ts';
import { emptyRegistration, faultsIn, requestOf, sentences } from './admin-register-values.ts';

const isOurs = (sentence: string): sentence is keyof typeof sentences => sentence in sentences;

/** scheduling.md §5, Admin registration: the person, then their company. On success to /login with a success message. */
export function AdminRegisterForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const { announce } = useHost();
  const navigate = useNavigate();
  const passwordTexts = { show: t('showPassword'), capsLock: t('capsLock') };
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
    translate: (sentence) => (isOurs(sentence) ? t(`adminRegister.errors.${sentences[sentence]}`) : sentence),
  });
  const optional = t('optional');

  return (
    <Form errors={wrong} errorsTitle={t('adminRegister.notDone')} onSubmit={(event) => void submit(event)}>
      <Fieldset>
        <FieldsetTitle>{t('adminRegister.you')}</FieldsetTitle>
        <FieldRow>
          <TextField label={t('fields.firstName')} autoComplete="given-name" maxLength={150} {...field('first_name')} />
          <TextField label={t('fields.lastName')} autoComplete="family-name" maxLength={150} {...field('last_name')} />
        </FieldRow>
        <TextField label={t('fields.email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextField
          label={t('fields.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={150}
          {...field('username')}
        />
        <PasswordField
          label={t('fields.password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          texts={passwordTexts}
          {...field('password')}
        />
        <PasswordField
          label={t('fields.confirmation')}
          autoComplete="new-password"
          texts={passwordTexts}
          {...field('confirmation')}
        />
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
          {t('adminRegister.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}
