import { useQuery } from '@apollo/client/react';
import { useLanguage, useRetry } from '@portfolio/remote-kit';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Grid } from '@portfolio/ui/layout';
import { SkeletonGroup } from '@portfolio/ui/skeleton';
import { space } from '@portfolio/ui/tokens';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProjectCard } from '../projects/project-card.tsx';
import { ProjectCardSkeleton } from '../projects/project-card-skeleton.tsx';
import { useTranslation } from '../translator.ts';
import { FeaturedProjects as query, most } from './home.graphql.ts';
import { Section } from './section.tsx';

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 550;
`;

/** core-site.md §2, "Home": up to 3 featured projects, each with Learn More to /projects/{slug}. */
export function FeaturedProjects() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('home.featured.title')}
      lead={t('home.featured.lead')}
      action={
        <All to="/projects">
          {t('home.featured.all')} <ArrowRight aria-hidden size={16} />
        </All>
      }
    >
      <Projects />
    </Section>
  );
}

function Projects() {
  const { t } = useTranslation();
  const result = useQuery(query, { variables: { pageSize: most, language: useLanguage() } });
  const { data } = result;
  const { failure, retry, retrying } = useRetry(result);

  if (failure) {
    return (
      <ErrorState title={t('home.featured.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
        {t('home.featured.failedHint')}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('home.featured.loading')}>
        <Grid>
          {Array.from({ length: most }, (_, index) => (
            <ProjectCardSkeleton key={index} />
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (data.projects.results.length === 0) {
    return <EmptyState title={t('home.featured.empty')}>{t('home.featured.emptyHint')}</EmptyState>;
  }
  return (
    <Grid>
      {data.projects.results.map((project) => (
        <ProjectCard key={project.id} project={project} level={3} />
      ))}
    </Grid>
  );
}
