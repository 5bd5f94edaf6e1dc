import type { TimeOffUnit } from '../../generated/graphql.ts';
import { useTranslation } from '../../translator.ts';

/** An amount of time off in words: "2.5 days", "−3 h". */
export function useAmount(): (amount: string | number, unit: TimeOffUnit) => string {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (amount, unit) =>
    t(`timeOff.amounts.${unit}`, { count: Number(amount), amount: number.format(Number(amount)) });
}
