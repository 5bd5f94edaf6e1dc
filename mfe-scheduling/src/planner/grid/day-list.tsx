import type { CalendarDate } from '@internationalized/date';
import { shiftLength } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { color, font, fontSize, radius, space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import { ShiftStatusBadge } from '../../shifts/shift-status.tsx';
import { useTranslation } from '../../translator.ts';
import { useHoliday } from '../holidays/use-holidays.tsx';
import { CoverLine, useGapWords } from './gap-block.tsx';
import type { Gap } from './gaps.ts';
import { coverageStyles } from './grid-coverage.ts';
import { elementId, useGrid } from './grid-context.ts';
import type { Row, ScheduledShift, Sums } from './grid.types.ts';
import { useDayWords } from './use-day-words.ts';
import { useShiftWords } from './use-shift-words.ts';

const Day = styled.section`
  ${coverageStyles}
  .unseen {
    position: absolute;
    clip-path: inset(50%);
  }
  .cover {
    text-align: left;
  }
  & + & {
    margin-top: ${space(6)};
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    margin-bottom: ${space(2)};
  }
  h2 {
    font-size: ${fontSize.large};
  }
  h2 > small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.tiny};
    font-weight: 400;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    /* Days with hundreds of shifts are drawn as they come into sight. */
    content-visibility: auto;
    contain-intrinsic-size: auto 5rem;
    margin-bottom: ${space(2)};
  }
  li > small {
    color: ${color.muted};
  }
`;

const Card = styled.button<{ $ghost: boolean }>`
  border-style: ${({ $ghost }) => ($ghost ? 'dashed' : 'solid')};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  min-height: 3rem;
  padding: ${space(3)};
  border-width: 1px;
  border-color: ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;

  & > b {
    white-space: nowrap;
    font-family: ${font.code};
    font-size: ${fontSize.small};
    font-weight: 550;
  }
  & > span:nth-of-type(n + 2) {
    grid-column: 1 / -1;
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
`;

interface Props {
  rows: readonly Row[];
  byDay: readonly Sums[];
  onAdd: (day: number) => void;
  onOpen: (shift: ScheduledShift, isWithdrawn: boolean) => void;
  onGap: (gap: Gap) => void;
}

/** The same days on a phone: one after the other, with their shifts in the order of the clock. */
export function DayList({ rows, byDay, onAdd, onOpen, onGap }: Props) {
  const { t, language } = useTranslation();
  const { period, today } = useGrid();
  const dayWords = useDayWords();
  const words = useShiftWords();
  const gapWords = useGapWords();
  return period.days.map((day, index) => {
    const shifts = rows
      .flatMap(({ cells }) => cells[index]!)
      .toSorted((a, b) => a.shift.startTime.localeCompare(b.shift.startTime));
    const title = `day-${day.toString()}`;
    return (
      <Day key={title} aria-labelledby={title}>
        <header>
          <h2 id={title} {...(index === today && { 'aria-current': 'date' as const })}>
            {dayWords.short(day)}
            {index === today && ` · ${t('scheduler.today')}`}
            <small>
              <DayHoliday day={day} />
              {t('scheduler.shiftCount', { count: shifts.filter(({ isWithdrawn }) => !isWithdrawn).length })} ·{' '}
              {shiftLength(byDay[index]!.hours, language)}
            </small>
          </h2>
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            onClick={() => onAdd(index)}
            aria-label={t('scheduler.addOn', { day: dayWords.long(day) })}
          >
            {t('scheduler.add')}
          </Button>
        </header>
        <ul>
          {rows.flatMap(({ post, detail }) => {
            const on = post?.days[index];
            if (!post || !on || (on.asked === 0 && on.gaps.length === 0)) return [];
            return [
              <li key={post.post.id}>
                <strong dir="auto">{post.post.name}</strong> <small dir="auto">{detail}</small>
                <CoverLine day={on} />
              </li>,
              ...on.gaps.map((gap) => (
                <li key={gap.id}>
                  <Card
                    type="button"
                    $ghost
                    id={elementId({ rowId: '', day: index, shiftId: gap.id })}
                    onClick={() => onGap(gap)}
                  >
                    <b>{gapWords.hoursOf(gap)}</b>
                    <span>{gapWords.stateOf(gap)}</span>
                    <span>{post.post.name}</span>
                  </Card>
                </li>
              )),
            ];
          })}
          {shifts.map(({ shift, isGhost, isWithdrawn }) => (
            <li key={shift.id}>
              <Card
                type="button"
                $ghost={isGhost || isWithdrawn}
                id={elementId({ rowId: '', day: index, shiftId: shift.id })}
                onClick={() => onOpen(shift, isWithdrawn)}
              >
                <b>{words.hoursOf(shift, shift)}</b>
                <ShiftStatusBadge status={shift.status} />
                <span>{words.employeeOf(shift)}</span>
                <span>{words.siteOf(shift)}</span>
                {words.zoneMarkOf(shift, shift) && <span>{words.inZone(words.zoneMarkOf(shift, shift)!)}</span>}
                {shift.isDraft && <span>{t(shift.publishedAt ? 'publishing.changed' : 'publishing.fresh')}</span>}
                {isWithdrawn && <span>{t('publishing.withdrawn')}</span>}
                {isGhost && <span>{t('scheduler.ghost')}</span>}
              </Card>
            </li>
          ))}
        </ul>
      </Day>
    );
  });
}

function DayHoliday({ day }: { day: CalendarDate }) {
  const holiday = useHoliday(day);
  return holiday && `${holiday} · `;
}
