import { useShown, type ShownField } from '../forms/use-shown.tsx';
import { useTranslation } from '../translator.ts';
import type { ProjectValues } from './project-values.ts';

/** The fields in their order, and how two versions of them are compared. */
export function useProjectFields(): readonly ShownField<ProjectValues>[] {
  const { t } = useTranslation();
  const { text, yesNo, images } = useShown();
  return [
    { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
    { name: 'description', label: t('fields.description'), show: ({ description }) => text(description) },
    { name: 'long_description', label: t('fields.longDescription'), show: (values) => text(values.long_description) },
    { name: 'technologies', label: t('fields.technologies'), show: ({ technologies }) => text(technologies) },
    { name: 'github_url', label: t('fields.githubUrl'), show: (values) => text(values.github_url) },
    { name: 'live_url', label: t('fields.liveUrl'), show: (values) => text(values.live_url) },
    { name: 'images', label: t('fields.images'), show: (values) => images(values.images) },
    { name: 'is_published', label: t('published'), show: (values) => yesNo(values.is_published) },
    { name: 'is_featured', label: t('featured'), show: (values) => yesNo(values.is_featured) },
  ];
}
