import { useQuery } from '@apollo/client/react';
import { useLanguage } from '@portfolio/remote-kit';
import { useListState } from '@portfolio/remote-kit/lists';
import { PageHeading } from '@portfolio/ui/page-heading';
import { CatalogFilters } from '../catalog/catalog-filters.tsx';
import { CatalogResults, pageSize } from '../catalog/catalog-results.tsx';
import { chips, orderings } from '../catalog/catalog-list.ts';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectCardSkeleton } from './project-card-skeleton.tsx';
import { ProjectTags, Projects as query } from './projects.graphql.ts';

/** core-site.md §2, "/projects". */
export function Projects() {
  const { t } = useTranslation();
  const list = useListState({ orderings, filters: { tags: chips } });
  const { page, search, filters } = list;
  const language = useLanguage();
  const result = useQuery(query, { variables: { page, pageSize, search, tags: [...filters.tags], language } });
  // Without its tags the list is still worth showing: their failure shows as no chips.
  const tags = useQuery(ProjectTags);

  return (
    <Screen>
      <PageHeading description={t('projects.lead')}>{t('projects.title')}</PageHeading>
      <CatalogFilters
        list={list}
        name="tags"
        chosen={filters.tags}
        onChoose={(ids) => list.filterBy({ tags: ids })}
        chips={tags.error ? [] : tags.data?.tags}
        usual={20}
        texts={{ search: t('projects.search'), chips: t('projects.filter') }}
      />
      <CatalogResults
        list={list}
        query={result}
        found={(result.data ?? result.previousData)?.projects}
        stale={!result.data}
        renderCard={(project) => <ProjectCard project={project} level={2} />}
        skeleton={<ProjectCardSkeleton />}
        texts={{
          loading: t('projects.loading'),
          failed: t('projects.failed'),
          noMatch: t('projects.noMatch'),
          empty: t('projects.empty'),
          count: (count) => t('projects.count', { count }),
          pages: t('projects.pages'),
        }}
      />
    </Screen>
  );
}
