import { scheduling } from '@portfolio/contracts/scheduling';
import { decimals } from '@portfolio/remote-kit/times';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useMemo } from 'react';
import { statusName } from '../../people/employees/employees.graphql.ts';
import { useTranslation } from '../../translator.ts';
import { awayOf, isOff, timeOffOf } from './away.ts';
import { CoverLine, GapBlock } from './gap-block.tsx';
import { sumOfDays } from './gaps.ts';
import { elementId, useGrid, type RowState } from './grid-context.ts';
import type { Row, Verdict } from './grid.types.ts';
import { measures } from './density.ts';
import { ShiftBlock } from './shift-block.tsx';
import { SumsCell } from './sums-cell.tsx';
import { useShiftWords } from './use-shift-words.ts';

const marks = { ok: CircleCheck, warns: TriangleAlert, refuses: OctagonX } as const;

/** In the day over which something is carried: whether it may be put there, and what stands against it. */
function VerdictMark({ verdict: { kind, reasons, wish } }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const Mark = marks[kind];
  return (
    <span className={`verdict ${kind}`} aria-hidden>
      <Mark aria-hidden />
      {[...(reasons.length === 0 ? [t('scheduler.verdict.ok')] : reasons), wish && t(`candidates.wish.${wish}`)]
        .filter(Boolean)
        .join(wish ? ' · ' : ' ')}
    </span>
  );
}

/** How full somebody's weeks are, "32/40": their hours beside those without overtime. */
function Load({ hours }: { hours: number }) {
  const { language } = useTranslation();
  const { period } = useGrid();
  const weeks = period.days.length / 7;
  if (weeks < 1) return null;
  const full = Math.round(weeks * scheduling.overtimeAfterHours);
  return (
    <span className={hours > full ? 'load over' : 'load'} aria-hidden>
      {`${decimals(language, 0, 1).format(hours)}/${full}`}
      <span style={{ width: `${Math.min(1, hours / full) * 100}%` }} />
    </span>
  );
}

interface Props {
  row: Row;
  /** From 0. */
  index: number;
  /** Pixels, from the first row's top. */
  top: number;
  height: number;
  marked: boolean;
  state: RowState;
}

/** What is refused is whole in sight as soon as it is said. */
const show = (refusal: HTMLElement | null): void => refusal?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** An employee's or a site's days. */
export const GridRow = memo(function GridRow({ row, index, top, height, marked, state }: Props) {
  const { t } = useTranslation();
  const { period, density, today, onCell, onDismiss } = useGrid();
  const words = useShiftWords();
  /** Lines above the shifts of a day. */
  const above = (day: number): number => (row.post ? 1 + row.post.days[day]!.gaps.length : 0);
  const away = useMemo(() => awayOf(row.employee, period), [row.employee, period]);
  const timeOff = useMemo(() => timeOffOf(row.employee, period), [row.employee, period]);
  const offOn = (day: number): string | undefined => {
    const { typeName: type, timeOff: standing } = timeOff[day] ?? {};
    return type && standing === 'PENDING' ? t('scheduler.asked', { type }) : (type ?? undefined);
  };
  return (
    <div
      className={marked ? 'row marked' : 'row'}
      role="row"
      aria-rowindex={index + 2}
      style={{ top, height }}
      data-verdict={state.verdict?.kind}
    >
      <div className="name" role="rowheader" aria-colindex={1} {...(marked && { 'aria-current': true })}>
        <span className="who" title={[row.name, row.detail].filter(Boolean).join('\n')}>
          {row.post?.post.color && <span className="swatch" aria-hidden style={{ background: row.post.post.color }} />}
          {row.name}
        </span>
        {row.employee && (row.employee.isInvited || row.employee.status !== 'ACTIVE') && (
          <small className="inactive">
            {t(row.employee.isInvited ? 'employees.invited' : `employees.statuses.${statusName(row.employee.status)}`)}
          </small>
        )}
        {row.detail && <small className="detail">{row.detail}</small>}
        {row.employee && <Load hours={row.sums.hours} />}
      </div>
      {row.cells.map((cell, day) => {
        const place = { rowId: row.id, day, shiftId: undefined };
        const isActive = state.active?.day === day && state.active.shiftId === undefined;
        const refused = cell.find(({ shift }) => state.refusals.has(shift.id));
        const classes = [
          'cell',
          day === today && period.days.length > 1 && 'today',
          day >= (state.target ?? Infinity) && day <= (state.until ?? 0) && 'target',
        ].filter(Boolean);
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys
          <div
            key={period.days[day]!.toString()}
            id={elementId(place)}
            className={classes.join(' ')}
            role="gridcell"
            aria-colindex={day + 2}
            tabIndex={isActive ? 0 : -1}
            data-place={`${row.id} ${day}`}
            onClick={(event) => {
              if (event.target === event.currentTarget) onCell(place);
            }}
          >
            {away[day]!.map(({ from, to }) => (
              <span
                key={from}
                className="away"
                style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
                aria-hidden
              />
            ))}
            {timeOff[day] ? (
              <span className={cell.length === 0 ? 'off' : 'unseen'}>
                <span dir="auto">{offOn(day)}</span>
              </span>
            ) : away[day]!.length === 0 ? null : isOff(away[day]!) && cell.length === 0 ? (
              <span className="off">
                <span>{t('scheduler.off')}</span>
              </span>
            ) : (
              <span className="unseen">{t('scheduler.away')}</span>
            )}
            {state.verdict?.day === day && <VerdictMark verdict={state.verdict} />}
            {row.post && <CoverLine day={row.post.days[day]!} />}
            {row.post?.days[day]!.gaps.map((gap) => (
              <GapBlock
                key={gap.id}
                gap={gap}
                place={{ rowId: row.id, day, shiftId: gap.id }}
                isActive={state.active?.shiftId === gap.id}
                isTarget={state.targetGap === gap.id}
              />
            ))}
            {cell.map((placed) => (
              <ShiftBlock
                key={placed.shift.id}
                placed={placed}
                place={{ rowId: row.id, day, shiftId: placed.shift.id }}
                words={words}
                isActive={state.active?.shiftId === placed.shift.id}
                isSelected={state.selected.has(placed.shift.id)}
                isCarried={state.carried.has(placed.shift.id)}
                isPending={state.pending.has(placed.shift.id)}
                isRefused={state.refusals.has(placed.shift.id)}
              />
            ))}
            {refused && (
              <div
                ref={show}
                className="refusal"
                style={{ top: `${((cell.indexOf(refused) + 1 + above(day)) * measures[density].shift + 3) / 16}rem` }}
              >
                {state.refusals.get(refused.shift.id)}
                <button type="button" onClick={() => onDismiss(refused.shift.id)}>
                  {t('scheduler.dismiss')}
                </button>
              </div>
            )}
          </div>
        );
      })}
      <SumsCell
        sums={row.sums}
        column={row.cells.length + 2}
        coverage={row.post && sumOfDays(row.post.days)}
        budget={row.budget}
        billed={row.post?.billed}
      />
    </div>
  );
});
