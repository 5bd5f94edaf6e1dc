import { dollars } from '@portfolio/remote-kit/figures';
import { shiftLength } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import { isNarrow } from './calendar.ts';
import type { Coverage } from './gaps.ts';
import { useGrid } from './grid-context.ts';
import type { Sums } from './grid.types.ts';

interface Props {
  sums: Sums;
  column: number;
  /** Hours of posts; undefined where they are not looked at. */
  coverage?: Coverage | undefined;
  /** Dollars that all of it may cost. */
  budget?: number | undefined;
}

/** Hours (or those that are covered of what is asked for), cost and overtime of a row, a day, or everything. */
export function SumsCell({ sums: { hours, cost, overtime }, column, coverage, budget }: Props) {
  const { t, language } = useTranslation();
  const { period } = useGrid();
  const isBrief = isNarrow(period.view) && column < period.days.length + 2;
  return (
    <div className="sums" role="gridcell" aria-colindex={column}>
      {isBrief && <strong aria-hidden>{hours === 0 ? '' : Math.round(hours)}</strong>}
      <strong className={isBrief ? 'unseen' : undefined}>
        {coverage === undefined
          ? shiftLength(hours, language)
          : t('scheduler.ofAsked', { hours: rounded(coverage.covered), asked: rounded(coverage.asked) })}
      </strong>
      <span className="cost">{dollars((cost / 100).toFixed(2), language)}</span>
      {budget !== undefined && (
        <span className={cost > budget * 100 ? 'budget over' : 'budget'}>
          {t(cost > budget * 100 ? 'scheduler.overBudget' : 'scheduler.budget', {
            budget: dollars(String(budget), language, { whole: true }),
          })}
        </span>
      )}
      {overtime > 0 && (
        <span className="over">{t('scheduler.overtime', { hours: shiftLength(overtime, language) })}</span>
      )}
    </div>
  );
}

const rounded = (hours: number): number => Math.round(hours * 10) / 10;
