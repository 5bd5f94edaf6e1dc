import { space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Area } from '../area.ts';
import { ItemCardSkeleton } from './item-card.tsx';
import { NoItems } from './no-items.tsx';

const List = styled.ul<{ $stale?: boolean }>`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: '';
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

const skeletons = 4;

interface Props<Item> {
  area: Area;
  /** Undefined until the first ones are known. */
  items: readonly Item[] | undefined;
  /** These belong to the last search; others are on their way. */
  stale: boolean;
  /** Ends the search; undefined when there is none. */
  onClear: (() => void) | undefined;
  /** One item as a card. */
  children: (item: Item) => ReactNode;
}

/** Cards one below the other, their outlines while they are on their way, or why there are none. */
export function ItemList<Item extends { id: string }>({ area, items, stale, onClear, children }: Props<Item>) {
  if (!items) {
    return (
      <List aria-hidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <li key={index}>
            <ItemCardSkeleton plain={area === 'posts'} />
          </li>
        ))}
      </List>
    );
  }
  if (items.length === 0) return <NoItems area={area} onClear={onClear} />;
  return (
    <List $stale={stale} aria-busy={stale}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </List>
  );
}
