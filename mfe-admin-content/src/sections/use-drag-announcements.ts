import type { Active, Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { useSectionName } from './use-section-name.ts';

/** What a screen reader is told while a section is dragged; what became of it is told once it is saved. */
export function useDragAnnouncements({ sections }: PageOfSections): Announcements {
  const { t } = useTranslation();
  const { nameOf } = useSectionName();
  /** Whether the lifted section has been anywhere but in its place. */
  const travelled = useRef(false);

  const placeOf = (id: UniqueIdentifier) => sections.findIndex((section) => section.id === id);
  const nameAt = ({ id }: Active) => nameOf(sections[placeOf(id)]!);
  const cancelled = (active: Active) => t('sections.cancelled', { name: nameAt(active) });

  return {
    onDragStart: ({ active }) => {
      travelled.current = false;
      return t('sections.lifted', { name: nameAt(active) });
    },
    onDragOver: ({ active, over }) => {
      // The first one is about its own place, and would drown out that it is lifted.
      travelled.current ||= over?.id !== active.id;
      if (!over || !travelled.current) return undefined;
      return t('sections.moved', { name: nameAt(active), position: placeOf(over.id) + 1, total: sections.length });
    },
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? undefined : cancelled(active)),
    onDragCancel: ({ active }) => cancelled(active),
  };
}
