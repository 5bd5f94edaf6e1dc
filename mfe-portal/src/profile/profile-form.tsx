import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { validationMessage } from '@portfolio/contracts/rest';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle, type FormError } from '@portfolio/ui/form';
import { useToast } from '@portfolio/ui/toast';
import { useForm } from 'react-hook-form';
import { SaveForm } from '../forms/save-form.tsx';
import { useSave } from '../forms/use-save.ts';
import { useTranslation } from '../translator.ts';
import { profileSchema, profileValues, type ProfileValues } from './profile-values.ts';
import { UpdateMyEmployee } from './profile.graphql.ts';
import { useProfileMessage } from './use-profile-message.ts';

/** What employees may change of themselves, with the texts of scheduling.md §8. */
export function ProfileForm({ values }: { values: ProfileValues }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [update] = useMutation(UpdateMyEmployee);
  const form = useForm<ProfileValues>({
    defaultValues: values,
    resolver: zodResolver(profileSchema, { error: validationMessage }, { raw: true }),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const message = useProfileMessage(errors);
  const { submit, failure } = useSave(form, {
    async send(input) {
      const { data } = await update({ variables: { input } });
      return profileValues(data?.updateMyEmployee ?? input);
    },
    failed: (detail) => detail ?? t('profile.saveFailed'),
    onSaved: () => toast('success', t('profile.saved')),
  });

  const field = (name: keyof ProfileValues, maxLength: number) => ({
    label: t(`profile.fields.${name}`),
    maxLength,
    error: message(name),
    ...form.register(name),
  });
  const optional = { optional: t('form.optional') };
  const wrong = (Object.keys(values) as (keyof ProfileValues)[]).flatMap((name): FormError[] => {
    const error = message(name);
    return error === undefined ? [] : [{ name, message: error }];
  });

  return (
    <SaveForm submit={submit} saving={isSubmitting} errors={wrong} failure={failure}>
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
