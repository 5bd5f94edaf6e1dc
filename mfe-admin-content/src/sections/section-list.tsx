import { arrayMove } from '@dnd-kit/sortable';
import { useMutation } from '@apollo/client/react';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { useToast } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { SortableList } from '../sorting/sortable-list.tsx';
import { useTranslation } from '../translator.ts';
import type { Editing } from './editing.ts';
import { SectionRow } from './section-row.tsx';
import { RemoveSection } from './sections.graphql.ts';
import { useReorder } from './use-reorder.ts';
import { useSectionName } from '../use-section-name.ts';

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: '';
`;

interface Props {
  page: PageOfSections;
  editing: Editing | undefined;
  form: (editing: Editing) => ReactNode;
  onEdit: (editing: Editing) => void;
  /** The page as it is shown. */
  onPage: (page: PageOfSections) => void;
  /** The page as the server has it now. */
  onChanged: (page: PageOfSections) => void;
  reload: () => void;
}

/** The sections in order, which drag, keyboard and buttons change in one call (core-site.md §7, reorder_sections). */
export function SectionList({ page, editing, form, onEdit, onPage, onChanged, reload }: Props) {
  const { t } = useTranslation();
  const [removeSection] = useMutation(RemoveSection);
  const toast = useToast();
  const { nameOf } = useSectionName();
  const { sections, revision } = page;
  const failed = (error: unknown, message: string): void => {
    const newer = refusalOf(error).kind === 'conflict';
    toast('danger', newer ? t('sections.changedByOthers') : message);
    if (newer) reload();
  };

  const reorder = useReorder({
    page,
    onPage,
    onChanged,
    onFailed: (error) => failed(error, t('sections.reorderFailed')),
  });
  const move = (from: number, to: number): Promise<void> => {
    const words = t('sorting.moved', { name: nameOf(sections[from]!), position: to + 1, total: sections.length });
    return reorder(arrayMove(sections, from, to), words);
  };

  const remove = async (sectionId: string): Promise<void> => {
    try {
      const { data } = await removeSection({ variables: { pageId: page.id, sectionId, revision } });
      if (data) onChanged(data.item);
    } catch (error) {
      if (refusalOf(error).kind === 'conflict') reload();
      throw error;
    }
  };

  const items = sections.map((section) => ({ id: section.id, name: nameOf(section) }));
  return (
    <SortableList items={items} onMove={(from, to) => void move(from, to)}>
      <List aria-label={t('sections.title')}>
        {sections.map((section, at) => (
          <Fragment key={section.id}>
            {editing?.insertAt === at && <li>{form(editing)}</li>}
            <SectionRow
              section={section}
              at={at}
              total={sections.length}
              locked={editing !== undefined}
              onEdit={() => onEdit({ sectionId: section.id })}
              onInsert={() => onEdit({ insertAt: at })}
              onRemove={() => remove(section.id)}
              onMove={(to) => void move(at, to)}
            >
              {editing?.sectionId === section.id ? form(editing) : undefined}
            </SectionRow>
          </Fragment>
        ))}
        {editing?.insertAt === sections.length && <li>{form(editing)}</li>}
      </List>
    </SortableList>
  );
}
