import { useMutation } from '@apollo/client/react';
import { adminRegistration } from '@portfolio/contracts/scheduling';
import { useHost } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { viewersZone } from '@portfolio/remote-kit/times';
import { TextField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle, Form } from '@portfolio/ui/form';
import { useNavigate } from 'react-router-dom';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { AccountFields } from './account-fields.tsx';
import { accountRules, emptyAccount, useAccountSentences, withoutConfirmation } from './account-values.ts';
import { RegisterAdministrator } from './registration.graphql.ts';

const emptyRegistration = {
  ...emptyAccount,
  companyName: '',
  companyAddress: '',
  companyPhone: '',
  companyWebsite: '',
};

/**
 * What is sent. An address of a website that is left empty is none. The company's clock is this browser's until its settings say otherwise: by
 * that of UTC its first shifts would be hours off.
 */
function requestOf(values: typeof emptyRegistration) {
  const { companyWebsite: website, ...person } = withoutConfirmation(values);
  const body = { ...person, companyTimeZone: viewersZone() };
  return website.trim() === '' ? body : { ...body, companyWebsite: website };
}

/** scheduling.md §5, Admin registration: the person, then their company. On success to /login with a success message. */
export function AdminRegisterForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const [register] = useMutation(RegisterAdministrator);
  const { announce } = useHost();
  const navigate = useNavigate();
  const { field, props, saving } = useForm({
    draft: 'registration/administrator',
    values: emptyRegistration,
    schema: adminRegistration,
    request: requestOf,
    rules: accountRules,
    sentences: { ...useAccountSentences(), companyName: { required: t('registration.errors.companyName') } },
    send: (input, _, context) => register({ variables: { token, input }, context }),
    onSaved: () => {
      const notice = t('adminRegister.done');
      announce(notice, 'polite');
      void navigate('/login', { state: { notice } });
    },
    failed: t('adminRegister.failed'),
  });
  const optional = t('optional');

  return (
    <Form {...props} errorsTitle={t('registration.notDone')}>
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
          {...field('companyName')}
        />
        <TextField
          label={t('fields.address')}
          optional={optional}
          autoComplete="street-address"
          maxLength={300}
          {...field('companyAddress')}
        />
        <TextField
          label={t('fields.phone')}
          optional={optional}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          {...field('companyPhone')}
        />
        <TextField
          label={t('fields.website')}
          optional={optional}
          type="url"
          autoComplete="url"
          placeholder="https://"
          {...field('companyWebsite')}
        />
      </Fieldset>
      <SaveActions save={t('registration.submit')} saving={saving} size="large" />
    </Form>
  );
}
