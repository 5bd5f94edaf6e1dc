/** Kept by language: making one takes far longer than writing an amount, and tables write thousands. */
const moneyIn = new Map<string, Intl.NumberFormat>();

/** Decimal dollars (`"120.00"`) as money: "$120.00", or whole ones: "$120". */
export function dollars(amount: string, language: string, { whole = false } = {}): string {
  const key = `${language} ${whole}`;
  const money =
    moneyIn.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      ...(whole && { maximumFractionDigits: 0 }),
    });
  moneyIn.set(key, money);
  return money.format(Number(amount));
}

/** Hours of a payment (`"152.25"`), two places as they are paid: "152.25 h", on one line. */
export const hours = (amount: string, language: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(amount))}\u{a0}h`;

/** Amounts of time off in words: "2.5 days", "-3 h". `const amountOf = amountsIn(useTranslation())` */
export const amountsIn = ({ language }: { language: string }) => {
  const form = { maximumFractionDigits: 2 };
  const number = new Intl.NumberFormat(language, form);
  const days = new Intl.NumberFormat(language, { ...form, style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (amount: string | number, unit: 'DAYS' | 'HOURS'): string =>
    unit === 'DAYS' ? days.format(Number(amount)) : `${number.format(Number(amount))}\u{a0}h`;
};
