import { color, font, fontSize, radius, shadow, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { movedTimes } from './calendar.ts';
import { useGrid } from './grid-context.ts';
import type { Row } from './grid.types.ts';
import { changesOfMove, type Moving } from './moves.ts';
import { useConflicts } from './use-conflicts.ts';
import { useShiftWords } from './use-shift-words.ts';

/** What hangs at the pointer. */
export const Card = styled.div`
  width: max-content;
  max-width: 18rem;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  cursor: grabbing;

  & > b {
    display: block;
    font-family: ${font.code};
    font-weight: 550;
  }
`;

const Warnings = styled.ul`
  margin: ${space(1)} 0 0;
  color: ${color.warning};
`;

/** What hangs at the pointer: what would become of the shift, and what would speak against it. */
export function DragCard({ rows, moving: { shifts, distance, isCopy } }: { rows: readonly Row[]; moving: Moving }) {
  const { t } = useTranslation();
  const { zoneOf, by } = useGrid();
  const conflicts = useConflicts();
  const words = useShiftWords();
  const [first] = shifts;
  if (!first) return null;
  const moved = changesOfMove({ rows, by, zoneOf }, shifts, distance, isCopy ? copyKeys() : undefined);
  const warnings = conflicts.after(moved).reasons;
  return (
    <Card aria-hidden>
      <b>{words.whenOf(first, movedTimes(first, distance, zoneOf(first)))}</b>
      {t(isCopy ? 'scheduler.carry.copy' : 'scheduler.carry.move')}{' '}
      {shifts.length === 1 ? words.siteOf(first) : t('scheduler.shiftCount', { count: shifts.length })}
      {warnings.length > 0 && (
        <Warnings>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </Warnings>
      )}
    </Card>
  );
}

function copyKeys(): () => string {
  let made = 0;
  return () => `copy-${(made += 1)}`;
}
