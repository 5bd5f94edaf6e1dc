import { useQuery } from '@apollo/client/react';
import { useRetry, useTitle } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import { useEffect } from 'react';
import { useTranslation } from '../translator.ts';
import { AdminProjects } from './project-list.graphql.ts';
import { ProjectCards } from './project-cards.tsx';
import { ProjectToolbar } from './project-toolbar.tsx';
import { useProjectListAddress } from './use-project-list-address.ts';

const pageSize = 10;

/** core-site.md §2, "/admin/projects": a list of cards. */
export function ProjectList() {
  const { t } = useTranslation();
  useTitle(t('projects.title'));
  const address = useProjectListAddress();
  const { page, search, ordering } = address;
  const result = useQuery(AdminProjects, {
    variables: { page, pageSize, search, ordering },
    // Others edit too; what is known stands until the answer is there.
    fetchPolicy: 'cache-and-network',
  });
  const { failure, retry, retrying } = useRetry(result);
  const projects = (result.data ?? result.previousData)?.projects;
  const pageCount = Math.ceil((projects?.count ?? 0) / pageSize);

  // Rows may have gone since the address was written.
  useEffect(() => {
    if (page > 1 && result.data?.projects.results.length === 0) address.goToFirstPage();
  });

  return (
    <>
      <PageHeading description={t('projects.lead')}>{t('projects.title')}</PageHeading>
      <Stack $gap={5}>
        <ProjectToolbar address={address} count={projects?.count} loading={result.loading} />
        {failure ? (
          <ErrorState title={t('projects.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
            {t('projects.failedHint')}
          </ErrorState>
        ) : (
          <>
            <ProjectCards
              projects={projects?.results}
              stale={!result.data}
              onClear={search ? address.clear : undefined}
            />
            <Pagination
              page={page}
              pageCount={pageCount}
              onPage={address.goToPage}
              texts={{
                label: t('projects.pages.label'),
                previous: t('projects.pages.previous'),
                next: t('projects.pages.next'),
                position: (at, of) => t('projects.pages.position', { at, of }),
              }}
            />
          </>
        )}
      </Stack>
    </>
  );
}
