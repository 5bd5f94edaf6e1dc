import type { ProjectDetail } from '@portfolio/contracts/content';
import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Controller } from 'react-hook-form';
import { useEditing } from '../editing/use-editing.ts';
import { limits } from '../forms/file-rules.ts';
import { ImagesField } from '../forms/images-field.tsx';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useRefresh } from '../lists/use-refresh.ts';
import { useTranslation } from '../translator.ts';
import { encodeProject, projectForm, projectValues } from './project-values.ts';
import { useProjectFields } from './use-project-fields.tsx';

interface Props {
  project: ProjectDetail | undefined;
  parse: (body: unknown) => ProjectDetail;
}

/** core-site.md §2, /admin/projects: the create and edit form. */
export function ProjectForm({ project, parse }: Props) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const refresh = useRefresh();
  const state = useItemForm({
    area: 'projects',
    path: '/projects/',
    item: project,
    schema: projectForm,
    parse,
    valuesOf: projectValues,
    encode: encodeProject,
    onSaved: ({ id, slug, title, is_published: published }) => {
      void refresh('projects', 'project', 'tags');
      close({ id, slug, title, published });
    },
  });
  const { register, control } = state.form.hookForm;

  return (
    <ItemForm area="projects" state={state} fields={useProjectFields()} onCancel={() => close()}>
      {(error) => (
        <>
          <TextField label={t('fields.title')} maxLength={200} error={error('title')} {...register('title')} />
          <TextareaField
            label={t('fields.description')}
            hint={t('projects.descriptionHint')}
            rows={2}
            error={error('description')}
            {...register('description')}
          />
          <TextareaField
            label={t('fields.longDescription')}
            hint={t('projects.longDescriptionHint')}
            rows={8}
            error={error('long_description')}
            {...register('long_description')}
          />
          <TextField
            label={t('fields.technologies')}
            hint={t('projects.technologiesHint')}
            error={error('technologies')}
            {...register('technologies')}
          />
          <FieldRow>
            <TextField
              type="url"
              label={t('fields.githubUrl')}
              optional={t('optional')}
              error={error('github_url')}
              {...register('github_url')}
            />
            <TextField
              type="url"
              label={t('fields.liveUrl')}
              optional={t('optional')}
              error={error('live_url')}
              {...register('live_url')}
            />
          </FieldRow>
          <Controller
            name="images"
            control={control}
            render={({ field: { name, value, onChange } }) => (
              <ImagesField
                label={t('fields.images')}
                hint={t('images.hint', { count: limits.images, size: limits.image })}
                error={error('images')}
                {...{ name, value, onChange }}
              />
            )}
          />
          <Stack $gap={1}>
            <CheckboxField label={t('published')} hint={t('publishedHint')} {...register('is_published')} />
            <CheckboxField label={t('featured')} hint={t('featuredHint')} {...register('is_featured')} />
          </Stack>
        </>
      )}
    </ItemForm>
  );
}
