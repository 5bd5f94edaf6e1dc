import { enumName } from '@portfolio/remote-kit/forms';
import { shiftDay } from '@portfolio/remote-kit/times';
import { minutesOfDay, paint, saidWithin, type Said } from '@portfolio/planning/dated';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { useRef } from 'react';
import { useTranslation } from '../../translator.ts';
import { kindIcons, saidOn, strokesOn, timesOf, wholeDay, type Brush } from './brush.ts';
import { Days, Hours, inks, Line, Marks, Strip } from './calendar.styles.ts';
import { useDayKeys } from './use-day-keys.ts';
import { useStrokes } from './use-strokes.ts';
import { weeksOfMonth } from './weeks-of-month.ts';

interface Props {
  /** Of its heading. */
  labelledBy: string;
  describedBy: string;
  /** The day that has, or would get, the focus; its month is shown. */
  active: string;
  onMove: (day: string) => void;
  /** Days that can be painted. */
  first: string;
  last: string;
  said: readonly Said[];
  /** Hours of shifts by day. */
  shifts: ReadonlyMap<string, readonly string[]>;
  brush: Brush;
  /** Nothing can be saved now. */
  disabled: boolean;
  onPaint: (days: readonly string[]) => void;
}

/** A month to paint: by a thumb or a mouse over its days, or by keys. */
export function MonthCalendar(props: Props) {
  const { labelledBy, describedBy, active, onMove, first, last, said, shifts, brush, disabled, onPaint } = props;
  const { language } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const isOpen = (day: string): boolean => !disabled && first <= day && day <= last;
  const paintThese = (days: readonly string[]): void => {
    const open = days.filter(isOpen);
    if (open.length > 0) onPaint(open);
  };
  const { touched, stop, handlers } = useStrokes({ isOpen, onPaint: paintThese });
  const { chosen, onKeyDown, forget } = useDayKeys({
    grid,
    active,
    first,
    last,
    onMove,
    onPaint: paintThese,
    onStop: stop,
  });
  const shown = touched.length > 0 ? paint(said, strokesOn(said, touched, brush)) : said;
  const weekday = (style: 'narrow' | 'long') => new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });

  return (
    <Days
      ref={grid}
      role="grid"
      aria-multiselectable
      aria-readonly={disabled}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, place) => {
            // 1 January 2024 is a Monday.
            const date = Date.UTC(2024, 0, 1 + place);
            return (
              <th key={place} scope="col" abbr={weekday('long').format(date)}>
                {weekday('narrow').format(date)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(active.slice(0, 7)).map((week) => (
          <tr key={week.find((day) => day !== undefined)}>
            {week.map((day, place) =>
              day === undefined ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day of this month
                <td key={`empty ${place}`} />
              ) : (
                <Day
                  key={day}
                  day={day}
                  said={shown}
                  shifts={shifts.get(day) ?? []}
                  isActive={day === active}
                  isChosen={chosen.includes(day)}
                  isOpen={isOpen(day)}
                  onFocus={() => {
                    if (day !== active) onMove(day);
                  }}
                  onPointerDown={forget}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Days>
  );
}

interface DayProps {
  day: string;
  said: readonly Said[];
  shifts: readonly string[];
  isActive: boolean;
  isChosen: boolean;
  isOpen: boolean;
  onFocus: () => void;
  onPointerDown: () => void;
}

function Day({ day, said, shifts, isActive, isChosen, isOpen, onFocus, onPointerDown }: DayProps) {
  const { t, language } = useTranslation();
  const told = saidOn(said, day);
  const whole = wholeDay(day);
  const words = [
    shiftDay(`${day}T12:00:00Z`, language, 'UTC'),
    ...(saidWithin(said, whole).length === 0 ? [t('availability.painted.nothing')] : []),
    ...told.map((part) =>
      [t(`availability.painted.kind.${enumName(part.kind)}`), timesOf(part)].filter(Boolean).join(', '),
    ),
    ...shifts.map((hours) => t('availability.painted.shift', { hours })),
  ];
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every browser makes it of the table's
      role="gridcell"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-label={words.join('. ')}
      aria-selected={isChosen}
      aria-disabled={isOpen ? undefined : true}
      onFocus={onFocus}
      onPointerDown={onPointerDown}
    >
      <Line aria-hidden>
        {Number(day.slice(8))}
        {shifts.length > 0 && <BriefcaseBusiness />}
      </Line>
      <Marks aria-hidden>
        {[...new Set(told.map(({ kind }) => kind))].map((kind) => {
          const Icon = kindIcons[enumName(kind)];
          return <Icon key={kind} color={inks[kind]} strokeWidth={2.5} />;
        })}
      </Marks>
      <Strip aria-hidden>
        {saidWithin(said, whole).map(({ kind, from, until }, place) => (
          <Hours
            key={place}
            $kind={kind}
            style={{
              left: `${((from - whole.from) / minutesOfDay) * 100}%`,
              width: `${((until - from) / minutesOfDay) * 100}%`,
            }}
          />
        ))}
      </Strip>
    </td>
  );
}
