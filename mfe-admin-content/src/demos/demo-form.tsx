import { altTextMaxLength } from '@portfolio/contracts/content';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { Controller } from 'react-hook-form';
import { useEditing } from '../editing/use-editing.ts';
import { useGoOn } from '../editing/use-go-on.ts';
import { FileField } from '../forms/file-field.tsx';
import { limits } from '../forms/file-rules.ts';
import { ImagesField } from '../forms/images-field.tsx';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import type { EditedDemoFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { demoForm, demoValues, demoVariables } from './demo-values.ts';
import { CreateDemo, DemoToEdit, UpdateDemo } from './demos.graphql.ts';
import { OperatingSystemsField } from './operating-systems-field.tsx';
import { useDemoFields } from './use-demo-fields.ts';

interface Props {
  demo: EditedDemoFragment | undefined;
}

/** core-site.md §2, /admin/mobile-demos: the create and edit form. */
export function DemoForm({ demo }: Props) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const goOn = useGoOn();
  const refresh = useRefresh();
  const state = useItemForm({
    area: 'demos',
    query: DemoToEdit,
    item: demo,
    schema: demoForm,
    fields: useDemoFields(),
    sentences: {
      operatingSystems: { required: t('demos.chooseOperatingSystem') },
      features: { required: t('missingSeveral', { field: t('fields.features') }) },
    },
    valuesOf: demoValues,
    send(save, values, base) {
      const { input, changes, files } = demoVariables(values, base);
      if (!base) return save(CreateDemo, { input, files });
      return save(UpdateDemo, { id: base.id, input: { ...input, ...changes }, files });
    },
    onSaved: ({ id, slug, title, revision, isPublished: published }, stays) => {
      void refresh('mobileDemos', 'mobileDemo', 'operatingSystems');
      if (stays) goOn({ id, revision });
      else close({ id, slug, title, published });
    },
  });
  const { register, control } = state.form.hookForm;
  const appHint = t('files.hint', { size: limits.app });

  return (
    <ItemForm area="demos" state={state} onCancel={() => close()}>
      {(error) => (
        <>
          <TextField label={t('fields.title')} maxLength={200} error={error('title')} {...register('title')} />
          <TextField label={t('fields.version')} maxLength={50} error={error('version')} {...register('version')} />
          <OperatingSystemsField
            present={demo?.operatingSystems.map(({ name }) => name) ?? []}
            error={error('operatingSystems')}
            register={() => register('operatingSystems')}
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
            error={error('webviewUrl')}
            {...register('webviewUrl')}
          />
          <Controller
            name="apkFile"
            control={control}
            render={({ field: { name, value, onChange } }) => (
              <FileField
                label={t('fields.apk')}
                hint={appHint}
                accept=".apk"
                error={error('apkFile')}
                {...{ name, value, onChange }}
              />
            )}
          />
          <Controller
            name="ipaFile"
            control={control}
            render={({ field: { name, value, onChange } }) => (
              <FileField
                label={t('fields.ipa')}
                hint={appHint}
                accept=".ipa"
                optional={t('optional')}
                error={error('ipaFile')}
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
          <TextField
            label={t('images.altOf', { image: t('fields.image') })}
            optional={t('optional')}
            maxLength={altTextMaxLength}
            error={error('imageAlt')}
            {...register('imageAlt')}
          />
          <CheckboxField label={t('published')} hint={t('publishedHint')} {...register('isPublished')} />
        </>
      )}
    </ItemForm>
  );
}
