import { useHost, useOpened } from '@portfolio/remote-kit';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useToast } from '@portfolio/ui/toast';
import Plus from 'lucide-react/icons/plus';
import { useFocusBack } from '../editing/use-focus-back.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { Columns } from './columns.ts';
import { PagePreview } from './page-preview.tsx';
import { SectionForm } from './section-form.tsx';
import { editingNamed, nameOf, type Editing } from './editing.ts';
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
