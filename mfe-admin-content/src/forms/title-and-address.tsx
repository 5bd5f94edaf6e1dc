import { slugify } from '@portfolio/contracts/content';
import { TextField } from '@portfolio/ui/field';
import { use } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DraftingContext } from '../editing/drafting.ts';
import { useTranslation } from '../translator.ts';

interface Props {
  form: {
    register: (name: 'title' | 'slug') => UseFormRegisterReturn;
    getValues: () => { title: string; slug: string };
    setValue: (name: 'slug', value: string, options: { shouldDirty: true }) => void;
  };
  error: (name: 'title' | 'slug') => string | undefined;
  slugHint: string;
}

/** Title and address. core-site.md §4, Slug auto-fill: it follows the title while it is empty or what the title gives; else it stays manual. */
export function TitleAndAddress({ form: { register, getValues, setValue }, error, slugHint }: Props) {
  const { t } = useTranslation();
  const { isDraft } = use(DraftingContext);
  const { onChange: changeTitle, ...titleField } = register('title');

  return (
    <>
      <TextField
        label={t('fields.title')}
        maxLength={200}
        error={error('title')}
        {...titleField}
        onChange={(event) => {
          const { slug, title: before } = getValues();
          if (!isDraft && (slug === '' || slug === slugify(before)))
            setValue('slug', slugify(event.target.value), { shouldDirty: true });
          void changeTitle(event);
        }}
      />
      {!isDraft && (
        <TextField
          label={t('fields.slug')}
          hint={slugHint}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          error={error('slug')}
          {...register('slug')}
        />
      )}
    </>
  );
}
