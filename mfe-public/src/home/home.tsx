import { useQuery } from '@apollo/client/react';
import { useLanguage, useRetry } from '@portfolio/remote-kit';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Container, Grid } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { SkeletonGroup } from '@portfolio/ui/skeleton';
import { color, radius, soft, space } from '@portfolio/ui/tokens';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { OwnerCard } from '../owner/owner-card.tsx';
import { ProjectCardSkeleton } from '../projects/project-card-skeleton.tsx';
import { ProjectCard } from '../projects/project-card.tsx';
import { useTranslation } from '../translator.ts';
import { Hero } from './hero.tsx';
import { FeaturedProjects as query, most } from './home.graphql.ts';
import { Section } from './section.tsx';
import { Services } from './services.tsx';

/** core-site.md §2, "Home". */
export function Home() {
  return (
    <>
      <Hero />
      <Container>
        <FeaturedProjects />
        <Services />
        <Maker />
        <CallToAction />
      </Container>
    </>
  );
}

/** Who makes the site, once somebody is named. Without an answer the other parts of the page say so. */
function Maker() {
  const { data } = useQuery(query, { variables: { pageSize: most, language: useLanguage() } });
  return <OwnerCard owner={data?.siteOwner} />;
}

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(5)} ${space(10)};
  margin-block: ${space(4)} clamp(${space(12)}, 6vw, ${space(20)});
  padding: clamp(${space(6)}, 4vw, ${space(12)});
  border: 1px solid color-mix(in srgb, ${color.accent} 35%, ${color.border});
  border-radius: ${radius.card};
  background: linear-gradient(115deg, ${soft('accent')}, ${color.surface} 60%);
`;

const Words = styled.p`
  max-width: 34rem;
  margin-top: ${space(2)};
  color: ${color.muted};
`;

/** core-site.md §2, "Home": a call-to-action to /contact. */
function CallToAction() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('home.call.title')}</h2>
        <Words>{t('home.call.text')}</Words>
      </div>
      <LinkButton as={Link} to="/contact" variant="primary" size="large">
        {t('home.call.action')}
      </LinkButton>
    </Band>
  );
}

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 550;
`;

/** core-site.md §2, "Home": up to 3 featured projects, each with Learn More to /projects/{slug}. */
function FeaturedProjects() {
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
