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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from '../translator.ts';
import { useDragAnnouncements, type Sorted } from './use-drag-announcements.ts';

interface Props {
  items: readonly Sorted[];
  /** Entries stand beside each other too, as pictures do. */
  grid?: boolean;
  /** An entry was dropped elsewhere, by pointer or keyboard. */
  onMove: (from: number, to: number) => void;
  /** A list whose entries are made with `useSortableItem`. */
  children: ReactNode;
}

/** Lets drag and keyboard change the order of a list. */
export function SortableList({ items, grid = false, onMove, children }: Props) {
  const { t } = useTranslation();
  const sensors = useSensors(
    // A press that does not move is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    const [from, to] = [placeOf(active.id), placeOf(over.id)];
    // Either may be gone since it was lifted.
    if (from >= 0 && to >= 0) onMove(from, to);
  };
  const accessibility = {
    screenReaderInstructions: { draggable: t('sorting.dragHint') },
    announcements: useDragAnnouncements(items),
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
