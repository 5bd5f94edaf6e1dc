import { useDraggable } from '@dnd-kit/core';
import { plainText } from '@portfolio/remote-kit';
import { shiftLength } from '@portfolio/remote-kit/times';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import { useMemo, useState, type MouseEvent, type TouchEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { barControl } from './search-field.tsx';

/** A guard with the hours that they have in the days of the grid. */
export interface Guard {
  id: string;
  name: string;
  hours: number;
}

const Tray = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1.5)};
  overflow: hidden;
  font-size: ${fontSize.tiny};

  & > input {
    ${barControl}
    flex: none;
    width: 10rem;
  }
  & > ul {
    display: flex;
    gap: ${space(1.5)};
    padding: 0;
    overflow: hidden;
    list-style: none;
  }
  li {
    flex: none;
    padding: ${space(1)} ${space(2)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    cursor: grab;
    touch-action: manipulation;
    user-select: none;
    white-space: nowrap;
  }
  li > small {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

/** As many as stand beside each other. */
const shown = 12;

/** The element of the guard that something in it happened to. */
export const guardElementOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-guard]') : null;

/** Guards to drag onto a gap, those with the fewest hours first; the keys have the list of who can take it. */
export function GuardTray({ guards }: { guards: readonly Guard[] }) {
  const { t, language } = useTranslation();
  const [search, setSearch] = useState('');
  const { listeners, setNodeRef } = useDraggable({ id: 'guard' });
  const pickUp = (event: MouseEvent | TouchEvent, sense: keyof NonNullable<typeof listeners>): void => {
    const guard = guardElementOf(event.target);
    if (!guard) return;
    setNodeRef(guard);
    listeners?.[sense]?.(event);
  };
  // The grid is drawn for each frame while it is scrolled, and guards may be thousands.
  const found = useMemo(() => {
    const words = plainText(search).split(/\s+/);
    return guards.filter(({ name }) => words.every((word) => plainText(name).includes(word))).slice(0, shown);
  }, [guards, search]);
  return (
    <Tray>
      <input
        type="search"
        aria-label={t('scheduler.guards.search')}
        placeholder={t('scheduler.find')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for pointers; a gap has Enter */}
      <ul
        aria-label={t('scheduler.guards.list')}
        onMouseDown={(event) => pickUp(event, 'onMouseDown')}
        onTouchStart={(event) => pickUp(event, 'onTouchStart')}
      >
        {found.map(({ id, name, hours }) => (
          <li key={id} data-guard={id}>
            {name} <small>{shiftLength(hours, language)}</small>
          </li>
        ))}
      </ul>
    </Tray>
  );
}
