import { TextField, type TextFieldProps } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { useTranslation } from '../../translator.ts';

type Part = 'address' | 'city' | 'state' | 'zipCode';

/** Where somebody or something is; `field` registers one of its parts. */
export function AddressFields({ field }: { field: (part: Part) => Partial<TextFieldProps> }) {
  const { t } = useTranslation();
  const shared = { optional: t('optional'), autoComplete: 'off' };
  return (
    <>
      <TextField label={t('fields.address')} {...shared} {...field('address')} />
      <TextField label={t('fields.city')} {...shared} {...field('city')} />
      <FieldRow>
        <TextField label={t('fields.state')} {...shared} {...field('state')} />
        <TextField label={t('fields.zipCode')} {...shared} {...field('zipCode')} />
      </FieldRow>
    </>
  );
}
