import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { PageDetail } from '@portfolio/contracts/content';
import { ApiError, useApi } from '@portfolio/remote-kit';
import { useToast } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { SectionCard } from './section-card.tsx';
import { useDragAnnouncements } from './use-drag-announcements.ts';
import { parsePage } from './use-page.ts';
import { useReorder } from './use-reorder.ts';
import { useSectionName } from './use-section-name.ts';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: '';
`;

interface Props {
  page: PageDetail;
  editing: number | 'new' | undefined;
  form: (sectionId: number) => ReactNode;
  onEdit: (sectionId: number) => void;
  /** The page as it is shown. */
  onPage: (page: PageDetail) => void;
  /** The page as the server has it now. */
  onChanged: (page: PageDetail) => void;
  reload: () => void;
}

/** The sections in order, which drag, keyboard and buttons change in one call (core-site.md §7, reorder_sections). */
export function SectionList({ page, editing, form, onEdit, onPage, onChanged, reload }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const toast = useToast();
  const { nameOf } = useSectionName();
  const { sections, revision } = page;
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const failed = (error: unknown, message: string): void => {
    const newer = error instanceof ApiError && error.status === 409;
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
    const words = t('sections.moved', { name: nameOf(sections[from]!), position: to + 1, total: sections.length });
    return reorder(arrayMove(sections, from, to), words);
  };

  const remove = async (id: number): Promise<void> => {
    const body = { section_id: id, revision };
    try {
      onChanged(await api.post(`/pages/${page.id}/remove_section/`, body, { parse: parsePage }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) reload();
      throw error;
    }
  };

  const placeOf = (id: UniqueIdentifier) => sections.findIndex((section) => section.id === id);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) void move(placeOf(active.id), placeOf(over.id));
  };

  const accessibility = {
    screenReaderInstructions: { draggable: t('sections.dragHint') },
    announcements: useDragAnnouncements(page),
  };

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={sections} strategy={verticalListSortingStrategy}>
        <List aria-label={t('sections.title')}>
          {sections.map((section, at) => (
            <SectionCard
              key={section.id}
              section={section}
              locked={editing !== undefined}
              onEdit={() => onEdit(section.id)}
              onRemove={() => remove(section.id)}
              onUp={at > 0 ? () => void move(at, at - 1) : undefined}
              onDown={at < sections.length - 1 ? () => void move(at, at + 1) : undefined}
            >
              {editing === section.id ? form(section.id) : undefined}
            </SectionCard>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}
