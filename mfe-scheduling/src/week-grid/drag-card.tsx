import { color, font, fontSize, radius, shadow, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { movedTimes } from './calendar.ts';
import { useGrid } from './grid-context.ts';
import type { ScheduledShift } from './grid.types.ts';
import type { Distance } from './moves.ts';
import { useShiftWords } from './use-shift-words.ts';

const Card = styled.div`
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

interface Props {
  drag: { shifts: readonly ScheduledShift[]; distance: Distance };
  isCopy: boolean;
}

/** What hangs at the pointer: what would become of the shift. */
export function DragCard({ drag: { shifts, distance }, isCopy }: Props) {
  const { t } = useTranslation();
  const { period } = useGrid();
  const words = useShiftWords();
  const [first] = shifts;
  if (!first) return null;
  return (
    <Card>
      <b>{words.whenOf(movedTimes(first, distance, period.zone))}</b>
      {t(isCopy ? 'scheduler.carry.copy' : 'scheduler.carry.move')}{' '}
      {shifts.length === 1 ? words.siteOf(first) : t('scheduler.shiftCount', { count: shifts.length })}
    </Card>
  );
}
