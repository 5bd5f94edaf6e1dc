import { menuPlaces } from '@portfolio/contracts/content';
import { NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../translator.ts';
import { menuTitles, type PageValues } from './page-values.ts';

interface Props {
  form: UseFormReturn<PageValues>;
  error: (name: keyof PageValues) => string | undefined;
}

/** Whether header or footer link to the page, at which place, and by which name in each language. */
export function MenuFields({ form: { control, register }, error }: Props) {
  const { t } = useTranslation();
  const [menu, title] = useWatch({ control, name: ['menu', 'title'] });
  return (
    <Fieldset>
      <FieldsetTitle>{t('pages.menu.title')}</FieldsetTitle>
      <FieldRow>
        <SelectField label={t('pages.menu.place')} error={error('menu')} {...register('menu')}>
          {menuPlaces.map((place) => (
            <option key={place} value={place}>
              {t(`pages.menu.places.${place}`)}
            </option>
          ))}
        </SelectField>
        {menu !== 'none' && (
          <NumberField
            label={t('pages.menu.order')}
            hint={t('pages.menu.orderHint')}
            min={0}
            max={999}
            step={1}
            error={error('menuOrder')}
            {...register('menuOrder', { valueAsNumber: true })}
          />
        )}
      </FieldRow>
      {menu !== 'none' && (
        <FieldRow>
          {menuTitles.map(({ name, language }) => (
            <TextField
              key={name}
              label={t('pages.menu.name', { language })}
              optional={t('optional')}
              placeholder={title}
              maxLength={40}
              error={error(name)}
              {...register(name)}
            />
          ))}
        </FieldRow>
      )}
    </Fieldset>
  );
}
