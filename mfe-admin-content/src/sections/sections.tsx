import { useApolloClient } from '@apollo/client/react';
import { Card } from '@portfolio/ui/card';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@portfolio/ui/skeleton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { Back } from '../editing/back.ts';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { PageSections } from './page-sections.tsx';
import { wide } from '../forms/live-preview.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { Columns } from './section-form.tsx';
import { SectionsOfPage } from './sections.graphql.ts';

/** The page that the list carries along: its title is there before the answer is. */
const carried = z.object({ page: z.object({ title: z.string() }), created: z.boolean().optional() });

/** readings.md, "/admin/pages/sections/{id}". */
export function Sections() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { page, setPage, problem, load } = usePage(id);
  const from = carried.safeParse(state).data;
  const title = page?.title ?? from?.page.title;

  return (
    <>
      <PageHeading
        back={
          <Back>
            <LinkButton as={Link} to="/admin/pages" variant="ghost" size="small" icon={<ArrowLeft aria-hidden />}>
              {t('sections.back')}
            </LinkButton>
          </Back>
        }
        actions={
          page && (
            <LinkButton as={Link} to={`/page/${page.slug}`} icon={<ExternalLink aria-hidden />}>
              {t('sections.view')}
            </LinkButton>
          )
        }
      >
        {title ? t('sections.of', { title }) : t('sections.title')}
      </PageHeading>
      {from?.created && page?.sections.length === 0 && (
        <Notice kind="success">{t('sections.created', { title })}</Notice>
      )}
      {problem === 'missing' && <ErrorState title={t('pages.notFound')}>{t('goneHint')}</ErrorState>}
      {problem === 'failed' && <LoadError title={t('pages.loadFailed')} retry={() => load()} />}
      {!page && !problem && <SectionsSkeleton label={t('loading')} />}
      {page && !problem && <PageSections page={page} onPage={setPage} reload={load} />}
    </>
  );
}

const Beside = styled.div`
  display: none;

  ${wide} {
    display: block;
  }
`;

/** The place of a page's sections, and of the page beside them. */
const SectionsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Columns $beside>
      <Stack $gap={2}>
        {Array.from({ length: 4 }, (_, section) => (
          <Card key={section}>
            <Skeleton $width="55%" $height="1.6rem" />
          </Card>
        ))}
      </Stack>
      <Beside>
        <Skeleton $height="24rem" />
      </Beside>
    </Columns>
  </SkeletonGroup>
);

/** The page of a sections screen, past every cache: an editor must not begin from an old version. */
function usePage(id: string) {
  const client = useApolloClient();
  const [page, setPage] = useState<PageOfSections>();
  const [problem, setProblem] = useState<'missing' | 'failed'>();

  /** @returns gives up on the answer */
  const load = useCallback(() => {
    let wanted = true;
    const arrived = (answer: PageOfSections | null | undefined): void => {
      if (!wanted) return;
      setProblem(answer ? undefined : 'missing');
      if (answer) setPage(answer);
    };
    client.query({ query: SectionsOfPage, variables: { id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => arrived(data?.item),
      () => wanted && setProblem('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [client, id]);
  useEffect(load, [load]);

  return { page, setPage, problem, load };
}
