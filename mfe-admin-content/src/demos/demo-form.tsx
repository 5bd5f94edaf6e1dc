import type { MobileDemoDetail } from '@portfolio/contracts/content';
import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { Controller } from 'react-hook-form';
import { useEditing } from '../editing/use-editing.ts';
import { FileField } from '../forms/file-field.tsx';
import { limits } from '../forms/file-rules.ts';
import { ImagesField } from '../forms/images-field.tsx';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useRefresh } from '../lists/use-refresh.ts';
import { useTranslation } from '../translator.ts';
import { demoForm, demoValues, encodeDemo } from './demo-values.ts';
import { OperatingSystemsField } from './operating-systems-field.tsx';
import { useDemoFields } from './use-demo-fields.ts';

interface Props {
  demo: MobileDemoDetail | undefined;
  parse: (body: unknown) => MobileDemoDetail;
}

/** core-site.md §2, /admin/mobile-demos: the create and edit form. */
export function DemoForm({ demo, parse }: Props) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const refresh = useRefresh();
  const state = useItemForm({
    area: 'demos',
    path: '/mobile-demos/',
    item: demo,
    schema: demoForm,
    parse,
    valuesOf: demoValues,
    encode: encodeDemo,
    onSaved: ({ id, slug, title, is_published: published }) => {
      void refresh('mobileDemos', 'mobileDemo', 'operatingSystems');
      close({ id, slug, title, published });
    },
  });
  const { register, control } = state.form.hookForm;
  const appHint = t('files.hint', { size: limits.app });

  return (
    <ItemForm area="demos" state={state} fields={useDemoFields()} onCancel={() => close()}>
      {(error) => (
        <>
          <TextField label={t('fields.title')} maxLength={200} error={error('title')} {...register('title')} />
          <TextField label={t('fields.version')} maxLength={50} error={error('version')} {...register('version')} />
          <OperatingSystemsField
            present={demo?.operating_systems.map(({ name }) => name) ?? []}
            error={error('operating_systems')}
            register={() => register('operating_systems')}
          />
          <TextareaField
            label={t('fields.description')}
            rows={3}
            error={error('description')}
            {...register('description')}
          />
          <TextareaField
            label={t('fields.features')}
            hint={t('demos.featuresHint')}
            rows={5}
            error={error('features')}
            {...register('features')}
          />
          <TextField
            type="url"
            label={t('fields.webviewUrl')}
            optional={t('optional')}
            error={error('webview_url')}
            {...register('webview_url')}
          />
          <Controller
            name="apk_file"
            control={control}
            render={({ field: { name, value, onChange } }) => (
              <FileField
                label={t('fields.apk')}
                hint={appHint}
                accept=".apk"
                error={error('apk_file')}
                {...{ name, value, onChange }}
              />
            )}
          />
          <Controller
            name="ipa_file"
            control={control}
            render={({ field: { name, value, onChange } }) => (
              <FileField
                label={t('fields.ipa')}
                hint={appHint}
                accept=".ipa"
                optional={t('optional')}
                error={error('ipa_file')}
                {...{ name, value, onChange }}
              />
            )}
          />
          <Controller
            name="screenshots"
            control={control}
            render={({ field: { name, value, onChange } }) => (
              <ImagesField
                label={t('fields.screenshots')}
                hint={t('images.hint', { count: limits.images, size: limits.image })}
                error={error('screenshots')}
                {...{ name, value, onChange }}
              />
            )}
          />
          <Controller
            name="image"
            control={control}
            render={({ field: { name, value, onChange } }) => (
              <FileField
                label={t('fields.image')}
                hint={t('demos.imageHint', { size: limits.image })}
                accept="image/*"
                optional={t('optional')}
                error={error('image')}
                {...{ name, value, onChange }}
              />
            )}
          />
          <CheckboxField label={t('published')} hint={t('publishedHint')} {...register('is_published')} />
        </>
      )}
    </ItemForm>
  );
}
