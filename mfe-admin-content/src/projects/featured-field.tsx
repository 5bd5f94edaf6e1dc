import { useQuery } from '@apollo/client/react';
import { maxFeatured } from '@portfolio/contracts/content';
import { CheckboxField } from '@portfolio/ui/field';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { EditedProjectFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import type { ProjectValues } from './project-values.ts';
import { FeaturedNow } from './projects.graphql.ts';

interface Props {
  form: UseFormReturn<ProjectValues>;
  project: EditedProjectFragment | undefined;
  error: string | undefined;
}

/** Whether the project is featured; where three others are on the home page, that it waits. */
export function FeaturedField({ form: { control, register }, project, error }: Props) {
  const { t } = useTranslation();
  const [isFeatured, isPublished] = useWatch({ control, name: ['isFeatured', 'isPublished'] });
  const { data } = useQuery(FeaturedNow, { fetchPolicy: 'cache-and-network' });
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
