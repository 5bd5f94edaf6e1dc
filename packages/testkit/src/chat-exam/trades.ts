import { blocksOf, tradeOf, type Texts, type Trade } from './trade.ts';

/** A part of the exam: its trades, the seeds that their sites are drawn with, and what none of them answers. */
export interface Half {
  trades: readonly Trade[];
  seeds: readonly number[];
  /** What no site of a trade answers: general knowledge, errands, and attempts to make the bot say something else. */
  outside: Texts;
  /** What visitors of any business ask first: how to reach it and what it costs. Answered on every site, whatever its trade. */
  elementary: Readonly<Record<'contact' | 'price', Texts>>;
}

function half(name: string, seeds: readonly number[], trades: readonly string[]): Half {
  const { texts } = blocksOf(`${name}.half`)[0]!;
  const elementary = { contact: texts('contact'), price: texts('price') };
  return { trades: trades.map(tradeOf), seeds, outside: texts('outside'), elementary };
}

/**
 * The search may be improved by looking at the first half. The second only says how well that carries over: nothing is
 * ever chosen because of its results.
 */
export const halves = {
  developing: half(
    'developing',
    [1],
    ['bakery', 'climbing', 'accountant', 'veterinary', 'language-school', 'bike-repair'],
  ),
  'held-out': half(
    'held-out',
    [2, 3, 5],
    ['dentist', 'violin-maker', 'plumbing', 'wedding-photography', 'beekeeping', 'translation-bureau'],
  ),
};
