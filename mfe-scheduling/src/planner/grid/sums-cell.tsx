import { shiftLength } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import { useFigures, type Budget } from '../demand/figures.ts';
import { isNarrow } from './calendar.ts';
import type { Coverage } from './gaps.ts';
import { useGrid } from './grid-context.ts';
import type { Sums } from './grid.types.ts';

interface Props {
  sums: Sums;
  column: number;
  /** Hours of posts; undefined where they are not looked at. */
  coverage?: Coverage | undefined;
  /** What all of it may cost and take. */
  budget?: Budget | undefined;
  /** How it stands to its budget is said whole; in a row, only by how much it is over. */
  isWhole?: boolean;
  /** Cents that a client pays for what is covered of a post. */
  billed?: number | undefined;
}

/** Hours (or those that are covered of what is asked for), cost and overtime of a row, a day, or everything. */
export function SumsCell({ sums, column, coverage, budget, isWhole = false, billed }: Props) {
  const { t, language } = useTranslation();
  const { period } = useGrid();
  const figures = useFigures();
  const { hours, cost, overtime } = sums;
  const isBrief = isNarrow(period.view) && column < period.days.length + 2;
  const standing = budget ? figures.standing(sums, budget) : [];
  return (
    <div className="sums" role="gridcell" aria-colindex={column}>
      {isBrief && <strong aria-hidden>{hours === 0 ? '' : Math.round(hours)}</strong>}
      <strong className={isBrief ? 'unseen' : undefined}>
        {coverage === undefined
          ? shiftLength(hours, language)
          : t('scheduler.ofAsked', { hours: rounded(coverage.covered), asked: rounded(coverage.asked) })}
      </strong>
      <span className="cost">{figures.money(cost)}</span>
      {billed !== undefined && (
        <span className={cost > billed ? 'budget over' : 'budget'}>
          {t('coverage.sites.left', { margin: figures.money(billed - cost, true) })}
        </span>
      )}
      {standing
        .filter(({ isOver }) => isOver || isWhole)
        .map(({ isOver, text, brief }) => (
          <span key={text} className={isOver ? 'budget over' : 'budget'}>
            {isWhole ? text : brief}
          </span>
        ))}
      {overtime > 0 && (
        <span className="over">{t('scheduler.overtime', { hours: shiftLength(overtime, language) })}</span>
      )}
    </div>
  );
}

const rounded = (hours: number): number => Math.round(hours * 10) / 10;
