import { useShown, type ShownField } from '../forms/use-shown.tsx';
import { useTranslation } from '../translator.ts';
import type { ProjectValues } from './project-values.ts';

/** The fields in their order, and how two versions of them are compared. */
export function useProjectFields(): readonly ShownField<ProjectValues>[] {
  const { t } = useTranslation();
  const { text, yesNo, images } = useShown();
  return [
    { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
    { name: 'slug', label: t('fields.slug'), show: ({ slug }) => text(slug) },
    { name: 'description', label: t('fields.description'), show: ({ description }) => text(description) },
    { name: 'longDescription', label: t('fields.longDescription'), show: (values) => text(values.longDescription) },
    { name: 'technologies', label: t('fields.technologies'), show: ({ technologies }) => text(technologies) },
    { name: 'githubUrl', label: t('fields.githubUrl'), show: (values) => text(values.githubUrl) },
    { name: 'liveUrl', label: t('fields.liveUrl'), show: (values) => text(values.liveUrl) },
    { name: 'images', label: t('fields.images'), show: (values) => images(values.images) },
    { name: 'isPublished', label: t('published'), show: (values) => yesNo(values.isPublished) },
    { name: 'isFeatured', label: t('featured'), show: (values) => yesNo(values.isFeatured) },
  ];
}
