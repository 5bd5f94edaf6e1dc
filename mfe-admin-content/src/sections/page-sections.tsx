import { useHost } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useFocusBack } from '../editing/use-focus-back.ts';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useRefresh } from '../lists/use-refresh.ts';
import { useTranslation } from '../translator.ts';
import { SectionForm } from './section-form.tsx';
import { SectionList } from './section-list.tsx';

interface Props {
  page: PageOfSections;
  onPage: (page: PageOfSections) => void;
  /** Asks for the page as it is now. */
  reload: () => void;
}

/** The sections of a page in order; the one that is edited shows its form in its place. */
export function PageSections({ page, onPage, reload }: Props) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  /** The section that is edited, or `new`. */
  const [editing, setEditing] = useState<string>();
  const add = useFocusBack(editing === 'new');

  const { announce } = useHost();
  const changed = (next: PageOfSections): void => {
    onPage(next);
    void refresh('pages', 'page', 'pageBySlug');
  };
  const form = (sectionId?: string) => (
    <SectionForm
      page={page}
      sectionId={sectionId}
      onSaved={(next) => {
        setEditing(undefined);
        changed(next);
        announce(t('sections.saved'));
      }}
      onClose={() => setEditing(undefined)}
    />
  );

  return (
    <Stack $gap={4}>
      {page.sections.length === 0 && editing !== 'new' && (
        <EmptyState title={t('sections.empty')}>{t('sections.emptyHint')}</EmptyState>
      )}
      <SectionList {...{ page, reload, editing, form }} onChanged={changed} onPage={onPage} onEdit={setEditing} />
      {editing === 'new' && form()}
      {editing === undefined && (
        <div>
          <Button ref={add} variant="primary" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
            {t('sections.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
