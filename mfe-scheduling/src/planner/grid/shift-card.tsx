import { useZone } from '@portfolio/remote-kit';
import { dollars } from '@portfolio/remote-kit/figures';
import { shiftLength, shiftWhen, zoneName } from '@portfolio/remote-kit/times';
import { color, font, fontSize, radius, shadow, space } from '@portfolio/ui/tokens';
import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { ShiftStatusBadge } from '../../shifts/shift-status.tsx';
import { useTranslation } from '../../translator.ts';
import { useGrid } from './grid-context.ts';
import type { Placed, Row } from './grid.types.ts';
import { useConflicts } from './use-conflicts.ts';
import { useShiftWords } from './use-shift-words.ts';

const Card = styled.div`
  position: fixed;
  z-index: 40;
  display: grid;
  gap: ${space(1)};
  width: max-content;
  max-width: 20rem;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.text};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  & > b {
    font-family: ${font.code};
    font-weight: 550;
  }
  & > small {
    color: ${color.muted};
  }
  & > .warning {
    color: ${color.warning};
  }
`;

/** A shift whose block is pointed at, or has the focus. */
interface Pointed {
  id: string;
  at: DOMRect;
}

/** Milliseconds: a pointer on its way elsewhere opens nothing, and one on its way to the card closes nothing. */
const [opens, closes] = [350, 150];

/** All that is known of the shift that is pointed at or has the focus. @param off while something is carried */
export function ShiftCard({
  grid,
  rows,
  off,
}: {
  grid: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  off: boolean;
}) {
  const [pointed, setPointed] = useState<Pointed>();
  const [hold, setHold] = useState(false);
  usePointed(grid, setPointed, hold);
  const placed = pointed && !off ? placedOf(rows, pointed.id) : undefined;
  if (!pointed || !placed) return null;
  const { at } = pointed;
  const isBelow = at.bottom < window.innerHeight / 2;
  return (
    <Card
      role="tooltip"
      style={{
        left: Math.max(8, Math.min(at.left, window.innerWidth - 336)),
        ...(isBelow ? { top: at.bottom + 4 } : { bottom: window.innerHeight - at.top + 4 }),
      }}
      onPointerEnter={() => setHold(true)}
      onPointerLeave={() => {
        setHold(false);
        setPointed(undefined);
      }}
    >
      <Facts placed={placed} />
    </Card>
  );
}

function Facts({ placed: { shift, isGhost, isWithdrawn, continues } }: { placed: Placed }) {
  const { t, language } = useTranslation();
  const { zoneOf } = useGrid();
  const words = useShiftWords();
  const conflicts = useConflicts().of(shift.id);
  const own = useZone();
  const site = zoneOf(shift);
  const theirs = words.whenOf(shift, shift);
  const mine = shiftWhen(shift.startTime, shift.endTime, language, own);
  return (
    <>
      <b>{theirs}</b>
      {mine !== theirs && (
        <small>
          {t('times.zone', { zone: zoneName(site) })}; {mine}, {t('times.zone', { zone: zoneName(own) })}
        </small>
      )}
      <strong>{words.siteOf(shift)}</strong>
      <span>{words.employeeOf(shift)}</span>
      {shift.title && <span>{shift.title}</span>}
      <span>
        <ShiftStatusBadge status={shift.status} /> {shiftLength(shift.hours, language)} · {dollars(shift.pay, language)}
      </span>
      {shift.seriesId && <small>{t('series.repeats')}</small>}
      {continues && <small>{t('scheduler.continues')}</small>}
      {shift.isDraft && <small>{t(shift.publishedAt ? 'publishing.changed' : 'publishing.fresh')}</small>}
      {isWithdrawn && <small>{t('publishing.withdrawn')}</small>}
      {isGhost && <small>{t('scheduler.ghost')}</small>}
      {conflicts.map((sentence) => (
        <span key={sentence} className="warning">
          {sentence}
        </span>
      ))}
    </>
  );
}

function placedOf(rows: readonly Row[], id: string): Placed | undefined {
  for (const { cells } of rows) {
    for (const cell of cells) {
      const found = cell.find(({ shift }) => shift.id === id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Follows pointer and focus by the grid's own events: no block is drawn anew for them. */
function usePointed(
  grid: RefObject<HTMLElement | null>,
  tell: (pointed: Pointed | undefined) => void,
  hold: boolean,
): void {
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: Pointed | undefined;
    let pointer = '';
    const later = (pointed: Pointed | undefined, wait: number): void => {
      clearTimeout(timer);
      wanted = pointed;
      timer = setTimeout(() => tell(pointed), wait);
    };
    const focused = (): Pointed | undefined => pointedAt(element.querySelector('[data-shift]:focus-visible'));
    const over = (event: PointerEvent): void => {
      // What slides below a pointer at rest is not pointed at.
      const [before, now] = [pointer, `${event.screenX} ${event.screenY}`];
      pointer = now;
      if (before === now || event.buttons !== 0 || event.pointerType === 'touch') return;
      const pointed = event.target instanceof Element ? pointedAt(event.target.closest('[data-shift]')) : undefined;
      if (pointed) later(pointed, opens);
      else if (!hold) later(undefined, closes);
    };
    const focus = (): void => later(focused(), 0);
    const leave = (): void => {
      if (!hold) later(undefined, closes);
    };
    const drop = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') later(undefined, 0);
    };
    /** A focus that goes on brings its shift into sight: the card goes with it. */
    const follow = (): void => {
      const now = wanted && focused();
      later(now?.id === wanted?.id ? now : undefined, 0);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', leave);
    element.addEventListener('pointerdown', drop);
    element.addEventListener('scroll', follow);
    window.addEventListener('keydown', drop);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('pointerdown', drop);
      element.removeEventListener('scroll', follow);
      window.removeEventListener('keydown', drop);
    };
  }, [grid, tell, hold]);
}

const pointedAt = (block: HTMLElement | null): Pointed | undefined =>
  block ? { id: block.dataset['shift'] ?? '', at: block.getBoundingClientRect() } : undefined;
