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
  useSortable,
} from '@dnd-kit/sortable';
import { IconButton } from '@portfolio/ui/icon-button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useRef, type CSSProperties } from 'react';
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

interface MoveButtonsProps {
  name: string;
  grip: Grip;
  /** Its place, from 0, among so many. */
  at: number;
  total: number;
  onMove: (to: number) => void;
}

/** The grip and the two buttons that move an entry. At the ends a button stays: it may have the focus. */
export function MoveButtons({ name, grip, at, total, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        {...grip}
        size="small"
        icon={<GripVertical aria-hidden />}
        label={t('sorting.drag', { name })}
        style={{ touchAction: 'none', cursor: 'grab' }}
      />
      <IconButton
        size="small"
        icon={<ArrowUp aria-hidden />}
        label={t('sorting.up', { name })}
        aria-disabled={at === 0}
        onClick={at > 0 ? () => onMove(at - 1) : undefined}
      />
      <IconButton
        size="small"
        icon={<ArrowDown aria-hidden />}
        label={t('sorting.down', { name })}
        aria-disabled={at === total - 1}
        onClick={at < total - 1 ? () => onMove(at + 1) : undefined}
      />
    </>
  );
}

/**
 * Saves one thing after the other: what is wanted while one is on its way waits, and only the newest of it is saved.
 * @returns resolves to whether this call saved, and nothing waits any more; false when an earlier call, still at it, takes it over. Rejects
 *   as `save` does; what waits is then forgotten.
 */
export function useInTurn<Wanted>(save: (wanted: Wanted) => Promise<void>): (wanted: Wanted) => Promise<boolean> {
  const next = useRef<Wanted>(undefined);
  const saving = useRef(false);
  return async (wanted) => {
    next.current = wanted;
    if (saving.current) return false;
    saving.current = true;
    try {
      while (next.current !== undefined) {
        const newest = next.current;
        next.current = undefined;
        await save(newest);
      }
      return true;
    } finally {
      next.current = undefined;
      saving.current = false;
    }
  };
}
