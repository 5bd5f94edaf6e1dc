import { useQuery, useMutation } from '@apollo/client/react';
import { adminRegistration } from '@portfolio/contracts/scheduling';
import { useHost } from '@portfolio/remote-kit';
import { useRefusalText, useForm } from '@portfolio/remote-kit/forms';
import { dateAndTime, viewersZone } from '@portfolio/remote-kit/times';
import { TextField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle, Form } from '@portfolio/ui/form';
import { useParams, useNavigate } from 'react-router-dom';
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
import { AdminRegistrationToken, RegisterAdministrator } from './registration.graphql.ts';

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
function AdminRegisterForm({ token }: { token: string }) {
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
        <TextField label={t('fields.companyName')} autoComplete="organization" {...field('companyName')} />
        <TextField
          label={t('fields.address')}
          optional={optional}
          autoComplete="street-address"
          {...field('companyAddress')}
        />
        <TextField
          label={t('fields.phone')}
          optional={optional}
          type="tel"
          autoComplete="tel"
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
