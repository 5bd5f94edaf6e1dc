import { useQuery } from '@apollo/client/react';
import { useLanguage, useRetry } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { Spinner } from '@portfolio/ui/spinner';
import { Navigate, useParams } from 'react-router-dom';
import { BackLink } from '../layout/back-link.tsx';
import { Missing } from '../layout/missing.tsx';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { ProjectArticle } from './project-article.tsx';
import { Project as query } from './project.graphql.ts';

/** core-site.md §2, "/projects/{slug}"; readings.md: the id does as well. */
export function Project() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const result = useQuery(query, { variables: { idOrSlug: slug, language: useLanguage() } });
  const { failure, retry, retrying } = useRetry(result);
  const back = <BackLink to="/projects">{t('project.back')}</BackLink>;
  const project = result.data?.project;

  if (failure) {
    return (
      <Screen>
        {back}
        <ErrorState title={t('project.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />
      </Screen>
    );
  }
  if (project === null) return <Missing title={t('project.missing')} text={t('project.missingHint')} action={back} />;
  // An address that the project had before; its id stays as good as its slug.
  if (project && project.slug !== slug && project.id !== slug) {
    return <Navigate to={`/projects/${project.slug}`} replace />;
  }
  return (
    <Screen>
      {back}
      {project ? <ProjectArticle project={project} /> : <Spinner label={t('project.loading')} size="large" />}
    </Screen>
  );
}
