import { menuPlaces } from '@portfolio/contracts/content';
import type { FormState } from '@portfolio/remote-kit/forms';
import { NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../translator.ts';
import { menuTitles, type PageValues } from './page-values.ts';

/** Whether header or footer link to the page, at which place, and by which name in each language. */
export function MenuFields({ form: { control, error, field, hookForm } }: { form: FormState<PageValues> }) {
  const { t } = useTranslation();
  const [menu, title] = useWatch({ control, name: ['menu', 'title'] });
  return (
    <Fieldset>
      <FieldsetTitle>{t('pages.menu.title')}</FieldsetTitle>
      <FieldRow>
        <SelectField
          label={t('pages.menu.place')}
          {...field('menu')}
          options={menuPlaces.map((place) => [place, t(`pages.menu.places.${place}`)])}
        />
        {menu !== 'none' && (
          <NumberField
            label={t('pages.menu.order')}
            hint={t('pages.menu.orderHint')}
            min={0}
            max={999}
            step={1}
            error={error('menuOrder')}
            {...hookForm.register('menuOrder', { valueAsNumber: true })}
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
              {...field(name)}
            />
          ))}
        </FieldRow>
      )}
    </Fieldset>
  );
}
