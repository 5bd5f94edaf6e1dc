import { scheduling } from '@portfolio/contracts/scheduling';
import { useTranslation } from '../../translator.ts';
import { useGrid } from './grid-context.ts';

/** How full somebody's weeks are, "32/40": their hours beside those without overtime. */
export function Load({ hours }: { hours: number }) {
  const { language } = useTranslation();
  const { period } = useGrid();
  const weeks = period.days.length / 7;
  if (weeks < 1) return null;
  const full = Math.round(weeks * scheduling.overtimeAfterHours);
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(hours);
  return (
    <span className={hours > full ? 'load over' : 'load'} aria-hidden>
      {`${shown}/${full}`}
      <span style={{ width: `${Math.min(1, hours / full) * 100}%` }} />
    </span>
  );
}
