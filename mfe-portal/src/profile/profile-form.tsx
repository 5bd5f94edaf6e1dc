import { useApolloClient, useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { changesOf, useForm } from '@portfolio/remote-kit/forms';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { useToast } from '@portfolio/ui/toast';
import { SaveForm } from '../forms/save-form.tsx';
import { useTranslation } from '../translator.ts';
import { profileSchema, profileValues, type ProfileValues } from './profile-values.ts';
import { MyProfile, UpdateMyEmployee } from './profile.graphql.ts';

/** What employees may change of themselves, with the texts of scheduling.md §8. */
export function ProfileForm({ values }: { values: ProfileValues }) {
  const { t } = useTranslation();
  const toast = useToast();
  const apollo = useApolloClient();
  const [update] = useMutation(UpdateMyEmployee);
  const form = useForm<ProfileValues, ProfileValues>({
    draft: 'profile',
    values,
    schema: profileSchema,
    rules: ({ name }) => ({ name: /^\s*\S+\s*$/.test(name) ? fault('last_name_missing') : undefined }),
    sentences: {
      name: { required: t('profile.required.name') },
      email: { required: t('profile.required.email'), invalid_email: t('profile.emailInvalid') },
      phone: { required: t('profile.required.phone') },
    },
    // Their administrator changes the same person.
    send: async (input, _, context, began) =>
      (await update({ variables: changesOf(input, began), context })).data?.updateMyEmployee ?? input,
    async latest() {
      const { data } = await apollo.query({ query: MyProfile, fetchPolicy: 'network-only' });
      return data?.myEmployee ? { values: profileValues(data.myEmployee) } : undefined;
    },
    valuesOf: profileValues,
    failed: t('profile.saveFailed'),
    onSaved: () => toast('success', t('profile.saved')),
  });

  const field = (name: keyof ProfileValues, maxLength: number) => ({
    label: t(`profile.fields.${name}`),
    maxLength,
    ...form.field(name),
  });
  const optional = { optional: t('optional') };

  return (
    <SaveForm form={form}>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('profile.contact')}</FieldsetTitle>
          <TextField autoComplete="name" required {...field('name', 201)} />
          <TextField type="email" autoComplete="email" required {...field('email', 254)} />
          <TextField type="tel" autoComplete="tel" required {...field('phone', 50)} />
        </Fieldset>
      </Card>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('profile.home')}</FieldsetTitle>
          <TextField autoComplete="street-address" {...optional} {...field('address', 300)} />
          <FieldRow>
            <TextField autoComplete="address-level2" {...optional} {...field('city', 100)} />
            <TextField autoComplete="address-level1" {...optional} {...field('state', 100)} />
            <TextField autoComplete="postal-code" {...optional} {...field('zipCode', 20)} />
          </FieldRow>
        </Fieldset>
      </Card>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('profile.emergency')}</FieldsetTitle>
          <FieldRow>
            <TextField autoComplete="off" {...optional} {...field('emergencyContactName', 200)} />
            <TextField type="tel" autoComplete="off" {...optional} {...field('emergencyContactPhone', 50)} />
          </FieldRow>
        </Fieldset>
      </Card>
    </SaveForm>
  );
}
