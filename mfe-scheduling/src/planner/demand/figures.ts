import { dollars } from '@portfolio/remote-kit/figures';
import { shiftLength } from '@portfolio/remote-kit/times';
import { useTranslation } from '../../translator.ts';
import type { CoveredSite } from './coverage.graphql.ts';

/** `"127.50"` → 12750, without going through a fraction. */
export const centsOf = (amount: string): number => Number(amount.replace('.', ''));

/** What a place may cost and take in some days: cents and hours, null where none is kept to. */
export interface Budget {
  cost: number | null;
  hours: number | null;
}

/** Cents that clients pay for what is covered, and what its shifts leave of that. */
interface Billed {
  billed: number;
  margin: number;
}

/** Of so many days, where they are whole weeks. */
export function budgetOf(
  { weekBudget, weekHours }: Pick<CoveredSite, 'weekBudget' | 'weekHours'>,
  days: number,
): Budget {
  const weeks = days / 7;
  const times = (of: number | null) => (of !== null && Number.isInteger(weeks) ? of * weeks : null);
  const dollarsOf = times(weekBudget);
  return { cost: dollarsOf === null ? null : dollarsOf * 100, hours: times(weekHours) };
}

/** Money, hours and budgets in words; money is given in cents. */
export function useFigures() {
  const { t, language } = useTranslation();
  const money = (cents: number, whole = false): string => dollars((cents / 100).toFixed(2), language, { whole });
  const hours = (of: number): string => shiftLength(of, language, Number.isInteger(of) ? 0 : 1);
  const against = (used: number, budget: number | null, words: (of: number) => string) => {
    if (budget === null) return undefined;
    const isOver = used > budget;
    const values = { budget: words(budget), over: words(used - budget) };
    const brief = t('scheduler.over', values);
    return { isOver, brief, text: t(isOver ? 'scheduler.overBudget' : 'scheduler.budget', values) };
  };
  return {
    money,
    hours,
    /** How cost and hours stand to a budget; nothing where none is kept to. */
    standing: (used: { cost: number; hours: number }, budget: Budget) =>
      [
        against(used.cost, budget.cost, (cents) => money(cents, cents % 100 === 0)),
        against(used.hours, budget.hours, hours),
      ].filter((each) => each !== undefined),
    /** What is left of what is billed, and its share. */
    margin: ({ billed, margin }: Billed) => {
      const share = new Intl.NumberFormat(language, { style: 'percent' }).format(margin / billed);
      return { isLoss: margin < 0, text: billed === 0 ? money(margin) : `${money(margin)} (${share})` };
    },
  };
}

/** A site's money in cents, and how it is called; what is billed is undefined where no post has a rate. */
export const siteFigures = ({ cost, contracted, billed, margin, clientName, locationName }: CoveredSite) => ({
  cost: centsOf(cost),
  paid:
    contracted && billed && margin
      ? { contracted: centsOf(contracted), billed: centsOf(billed), margin: centsOf(margin) }
      : undefined,
  name: [clientName, locationName].filter(Boolean).join(', '),
});
