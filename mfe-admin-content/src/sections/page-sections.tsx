import { useHost, useOpened } from '@portfolio/remote-kit';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useToast } from '@portfolio/ui/toast';
import { color, radius, space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import { useFocusBack } from '../editing/focus.ts';
import { Stage, useDevice } from '../forms/item-form.tsx';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { SectionForm, NamedPreview, Columns, editingNamed, nameOf, type Editing } from './section-form.tsx';
import { SectionList } from './section-list.tsx';

interface Props {
  page: PageOfSections;
  onPage: (page: PageOfSections) => void;
  /** Asks for the page as it is now. */
  reload: () => void;
}

/** The sections of a page in order, and the page that they make; the one that is edited shows its form in its place. */
export function PageSections({ page, onPage, reload }: Props) {
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
