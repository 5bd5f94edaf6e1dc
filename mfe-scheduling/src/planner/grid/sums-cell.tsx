import { dollars } from '@portfolio/remote-kit/figures';
import { shiftLength } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import type { Sums } from './grid.types.ts';

/** Hours, cost and overtime of a row, a day, or everything. */
export function SumsCell({ sums: { hours, cost, overtime }, column }: { sums: Sums; column: number }) {
  const { t, language } = useTranslation();
  return (
    <div className="sums" role="gridcell" aria-colindex={column}>
      <strong>{shiftLength(hours, language)}</strong>
      <span className="cost">{dollars((cost / 100).toFixed(2), language)}</span>
      {overtime > 0 && (
        <span className="over">{t('scheduler.overtime', { hours: shiftLength(overtime, language) })}</span>
      )}
    </div>
  );
}
