import { useQuery } from '@apollo/client/react';
import { maxFeatured, projectInput } from '@portfolio/contracts/content';
import { textsOf } from '@portfolio/remote-kit/forms';
import { useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack, Cluster } from '@portfolio/ui/layout';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { use } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useEditing, useAfterSave, DraftingContext } from '../editing/use-editing.ts';
import { limits, presentImages, sentImages, someImages } from '../forms/file-rules.ts';
import { ImagesField } from '../forms/images-field.tsx';
import { ItemForm, TitleAndAddress } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.tsx';
import type { EditedProjectFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { CreateProject, ProjectToEdit, UpdateProject, FeaturedNow, TechnologyNames } from './projects.graphql.ts';
import { suggested, withChosen } from './technologies.ts';

/** core-site.md §2, /admin/projects: the create and edit form. */
export function ProjectForm({ project }: { project: EditedProjectFragment | undefined }) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const { isDraft } = use(DraftingContext);
  const state = useItemForm({
    area: 'projects',
    query: ProjectToEdit,
    item: project,
    schema: projectForm,
    fields: [
      { name: 'title', label: t('fields.title') },
      { name: 'slug', label: t('fields.slug') },
      { name: 'description', label: t('fields.description') },
      { name: 'longDescription', label: t('fields.longDescription') },
      { name: 'technologies', label: t('fields.technologies') },
      { name: 'githubUrl', label: t('fields.githubUrl') },
      { name: 'liveUrl', label: t('fields.liveUrl') },
      { name: 'images', label: t('fields.images') },
      { name: 'isPublished', label: t('published') },
      { name: 'isFeatured', label: t('featured') },
    ],
    sentences: { technologies: { required: t('missingSeveral', { field: t('fields.technologies') }) } },
    valuesOf: projectValues,
    send(save, values, base) {
      const { input, changes, images } = projectVariables(values, base);
      if (!base) return save(CreateProject, { input, images });
      return save(UpdateProject, { id: base.id, input: { ...input, ...changes }, images });
    },
    onSaved: useAfterSave('projects', 'project', 'tags'),
  });
  const { controlled, error, field, hookForm } = state.form;
  return (
    <ItemForm area="projects" state={state} onCancel={() => close()}>
      <TitleAndAddress form={hookForm} error={error} slugHint={t('projects.slugHint')} />
      <TextareaField
        label={t('fields.description')}
        hint={t('projects.descriptionHint')}
        rows={2}
        {...field('description')}
      />
      <TextareaField
        label={t('fields.longDescription')}
        hint={t('projects.longDescriptionHint')}
        rows={8}
        {...field('longDescription')}
      />
      <TechnologiesField form={hookForm} error={error('technologies')} />
      <FieldRow>
        <TextField type="url" label={t('fields.githubUrl')} optional={t('optional')} {...field('githubUrl')} />
        <TextField type="url" label={t('fields.liveUrl')} optional={t('optional')} {...field('liveUrl')} />
      </FieldRow>
      <ImagesField
        label={t('fields.images')}
        hint={t('images.hint', { count: limits.images, size: limits.image })}
        {...controlled('images')}
      />
      {!isDraft && (
        <Stack $gap={1}>
          <CheckboxField label={t('published')} hint={t('publishedHint')} {...hookForm.register('isPublished')} />
          <FeaturedField form={hookForm} project={project} error={error('isFeatured')} />
        </Stack>
      )}
    </ItemForm>
  );
}

interface FeaturedFieldProps {
  form: UseFormReturn<ProjectValues>;
  project: EditedProjectFragment | undefined;
  error: string | undefined;
}

/** Whether the project is featured; where three others are on the home page, that it waits. */
function FeaturedField({ form: { control, register }, project, error }: FeaturedFieldProps) {
  const { t } = useTranslation();
  const [isFeatured, isPublished] = useWatch({ control, name: ['isFeatured', 'isPublished'] });
  const { data } = useFresh(FeaturedNow);
  const placed = data?.projects.results.filter((other) => other.isPublished) ?? [];
  const place = placed.findIndex(({ id }) => id === project?.id);
  const waits = isFeatured && isPublished && (place === -1 ? placed.length : place) >= maxFeatured;
  return (
    <CheckboxField
      label={t('featured')}
      hint={t(waits ? 'projects.waitsHint' : 'featuredHint')}
      error={error}
      {...register('isFeatured')}
    />
  );
}

interface Props {
  form: UseFormReturn<ProjectValues>;
  error: string | undefined;
}

/** core-site.md §3: technologies, comma-separated; those of other projects are offered as one types. */
function TechnologiesField({ form: { control, register, setValue, setFocus }, error }: Props) {
  const { t } = useTranslation();
  const typed = useWatch({ control, name: 'technologies' });
  const { data } = useQuery(TechnologyNames);
  const names = suggested(typed, data?.tags.map(({ name }) => name) ?? []);
  const choose = (name: string): void => {
    setValue('technologies', withChosen(typed, name), { shouldDirty: true, shouldTouch: true });
    setFocus('technologies');
  };
  return (
    <Stack $gap={2}>
      <TextField
        label={t('fields.technologies')}
        hint={t('projects.technologiesHint')}
        error={error}
        autoComplete="off"
        {...register('technologies')}
      />
      {names.length > 0 && (
        <Cluster $gap={1} role="group" aria-label={t('projects.technologiesKnown')}>
          {names.map((name) => (
            <Button key={name} size="small" variant="ghost" icon={<Plus aria-hidden />} onClick={() => choose(name)}>
              <VisuallyHidden>{t('projects.technologiesAdd')}</VisuallyHidden> {name}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

/** core-site.md §5: images are required on create; on edit at least one has to be left. */
const projectForm = projectInput.extend({
  images: someImages,
  slug: z.string().max(200),
});

/** What the form shows of a project, or of a new one with the defaults of §3: a blank address takes the title's, technologies are comma-separated. */
const projectValues = (project: EditedProjectFragment | undefined) => ({
  ...textsOf(project, 'title', 'slug', 'description', 'longDescription'),
  technologies: project?.tags.map(({ name }) => name).join(', ') ?? '',
  ...textsOf(project, 'githubUrl', 'liveUrl'),
  isFeatured: project?.isFeatured ?? false,
  isPublished: project?.isPublished ?? true,
  images: presentImages(project?.images),
});

type ProjectValues = ReturnType<typeof projectValues>;

/** What the mutations take of a project, and its new images; `base` is the version that is edited. */
function projectVariables(values: ProjectValues, base?: EditedProjectFragment) {
  const { images, technologies, slug, ...texts } = values;
  const { files, order, alts } = sentImages(images, base?.images);
  const input = {
    ...texts,
    ...(slug.trim() !== '' && { slug }),
    technologies: technologies.split(',').flatMap((name) => name.trim() || []),
    imageAlts: alts,
  };
  return { input, changes: base && { existingImages: order, revision: base.revision }, images: files };
}
