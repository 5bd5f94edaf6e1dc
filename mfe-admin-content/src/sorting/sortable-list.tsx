import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
  type Active,
  type Announcements,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../translator.ts';

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

/** An entry as it is told apart, and called for those who cannot see it. */
interface Sorted {
  id: string;
  name: string;
}

/** What a screen reader is told while an entry is dragged; what became of it is told by who keeps the order. */
function useDragAnnouncements(items: readonly Sorted[]): Announcements {
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
