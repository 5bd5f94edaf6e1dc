import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';
import { useTranslation } from '../translator.ts';

/** The place of one entry of a `SortableList`: what its element and its grip need. */
export function useSortableItem(id: string) {
  const { t } = useTranslation();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id,
    // The library says in English what it is.
    attributes: { roleDescription: t('sorting.role') },
  });
  const style: CSSProperties = transform
    ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition: transition ?? '' }
    : {};
  // The style sheet stops the slide for who wants less motion.
  return {
    item: { ref: setNodeRef, style, 'data-slides': '' },
    grip: { ...attributes, ...listeners, ref: setActivatorNodeRef },
  };
}

export type Grip = ReturnType<typeof useSortableItem>['grip'];
