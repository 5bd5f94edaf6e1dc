import { useQuery } from '@apollo/client/react';
import { maxFeatured } from '@portfolio/contracts/content';
import { CheckboxField, SelectField } from '@portfolio/ui/field';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { EditedProjectFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import type { ProjectValues } from './project-values.ts';
import { FeaturedNow } from './projects.graphql.ts';

interface Props {
  form: UseFormReturn<ProjectValues>;
  project: EditedProjectFragment | undefined;
  error: (name: keyof ProjectValues) => string | undefined;
}

/** Whether the home page shows the project; where it is full, instead of which one. */
export function FeaturedField({ form: { control, register }, project, error }: Props) {
  const { t } = useTranslation();
  const [isFeatured, isPublished] = useWatch({ control, name: ['isFeatured', 'isPublished'] });
  const { data } = useQuery(FeaturedNow, { fetchPolicy: 'cache-and-network' });
  const others = data?.projects.results.filter((other) => other.isPublished && other.id !== project?.id) ?? [];
  const full = isFeatured && isPublished && others.length >= maxFeatured;
  return (
    <>
      <CheckboxField
        label={t('featured')}
        hint={t('featuredHint')}
        error={full ? undefined : error('isFeatured')}
        {...register('isFeatured')}
      />
      {full && (
        <SelectField
          label={t('projects.replaces')}
          hint={t('projects.replacesHint')}
          error={error('isFeatured') ?? error('replacesFeatured')}
          {...register('replacesFeatured')}
        >
          <option value="">{t('projects.choose')}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
