import { useApolloClient } from '@apollo/client/react';
import { useHost, useOpened } from '@portfolio/remote-kit';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@portfolio/ui/skeleton';
import { useToast } from '@portfolio/ui/toast';
import { color, radius, space } from '@portfolio/ui/tokens';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { useFocusBack } from '../editing/focus.ts';
import { Back } from '../editing/use-editing.ts';
import { Stage, useDevice } from '../forms/item-form.tsx';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { wide } from '../forms/live-preview.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { Columns, SectionForm, NamedPreview, editingNamed, nameOf, type Editing } from './section-form.tsx';
import { SectionList } from './section-list.tsx';
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

interface Props {
  page: PageOfSections;
  onPage: (page: PageOfSections) => void;
  /** Asks for the page as it is now. */
  reload: () => void;
}

/** The sections of a page in order, and the page that they make; the one that is edited shows its form in its place. */
function PageSections({ page, onPage, reload }: Props) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [opened, open] = useOpened();
  const { sections } = page;
  const editing = editingNamed(opened, sections);
  const setEditing = (next: Editing | undefined): void => open(next && nameOf(next));
  const add = useFocusBack(editing?.insertAt === sections.length);

  const { announce } = useHost();
  const toast = useToast();
  const changed = (next: PageOfSections): void => {
    onPage(next);
    void refresh('pages', 'page', 'pageBySlug');
  };
  const form = ({ sectionId, insertAt }: Editing) => (
    <SectionForm
      page={page}
      sectionId={sectionId}
      position={insertAt}
      onSaved={(next, stays) => {
        // A new one has its place among the others first.
        if (!stays || sectionId === undefined) setEditing(undefined);
        else toast('success', t('savedGoOn'));
        changed(next);
        announce(t('sections.saved'));
      }}
      onClose={() => setEditing(undefined)}
    />
  );
  const isEmpty = sections.length === 0;

  return (
    <Columns $beside={editing === undefined && !isEmpty}>
      <Stack $gap={4}>
        {isEmpty && page.isPublished && <Notice kind="warning">{t('sections.emptyPublished')}</Notice>}
        {isEmpty && !editing && <EmptyState title={t('sections.empty')}>{t('sections.emptyHint')}</EmptyState>}
        <SectionList {...{ page, reload, editing, form }} onChanged={changed} onPage={onPage} onEdit={setEditing} />
        {editing === undefined && (
          <div>
            <Button
              ref={add}
              variant="primary"
              icon={<Plus aria-hidden />}
              onClick={() => setEditing({ insertAt: sections.length })}
            >
              {t('sections.add')}
            </Button>
          </div>
        )}
      </Stack>
      {editing === undefined && !isEmpty && <PagePreview sections={sections} />}
    </Columns>
  );
}

/** On the ground of the public page, so that a section without a background looks like none. */
const Sheet = styled.section`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.bg};
`;

/** The public page in small: what is too long is scrolled. */
const Small = styled.div`
  max-height: calc(100dvh - var(--sticky-top, 4rem) - ${space(8)});
  overflow-y: auto;

  & > [data-stage='desktop'] {
    zoom: 0.45;
  }
  & > [data-stage='phone'] {
    zoom: 0.75;
  }
`;

/** The page as visitors see it, section by section. */
function PagePreview({ sections }: { sections: PageOfSections['sections'] }) {
  const { t } = useTranslation();
  const { lang } = useAuthored();
  const { choice, stage } = useDevice();
  return (
    <Sheet aria-label={t('sections.preview')}>
      {choice}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <Small tabIndex={0} role="group" aria-label={t('sections.preview')}>
        <Stage data-stage={stage} lang={lang}>
          {sections.map((section) => (
            <NamedPreview key={section.id} section={section} />
          ))}
        </Stage>
      </Small>
    </Sheet>
  );
}
