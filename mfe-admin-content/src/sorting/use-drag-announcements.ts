import type { Active, Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from '../translator.ts';

/** An entry as it is told apart, and called for those who cannot see it. */
export interface Sorted {
  id: string;
  name: string;
}

/** What a screen reader is told while an entry is dragged; what became of it is told by who keeps the order. */
export function useDragAnnouncements(items: readonly Sorted[]): Announcements {
  const { t } = useTranslation();
  /** Whether the lifted entry has been anywhere but in its place. */
  const travelled = useRef(false);

  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  // Others may have removed it meanwhile.
  const nameAt = ({ id }: Active) => items[placeOf(id)]?.name ?? '';
  const cancelled = (active: Active) => t('sorting.cancelled', { name: nameAt(active) });

  return {
    onDragStart: ({ active }) => {
      travelled.current = false;
      return t('sorting.lifted', { name: nameAt(active) });
    },
    onDragOver: ({ active, over }) => {
      // The first one is about its own place, and would drown out that it is lifted.
      travelled.current ||= over?.id !== active.id;
      if (!over || !travelled.current) return undefined;
      return t('sorting.moved', { name: nameAt(active), position: placeOf(over.id) + 1, total: items.length });
    },
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? undefined : cancelled(active)),
    onDragCancel: ({ active }) => cancelled(active),
  };
}
