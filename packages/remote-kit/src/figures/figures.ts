/** Decimal dollars (`"120.00"`) as money: "$120.00". */
export const dollars = (amount: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
    Number(amount),
  );

/** Hours of a payment (`"152.25"`), two places as they are paid: "152.25 h", on one line. */
export const hours = (amount: string, language: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(amount))}\u{a0}h`;
