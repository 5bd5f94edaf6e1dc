import type { Trade } from './trade.ts';
import { accountant } from './trades/accountant.ts';
import { bakery } from './trades/bakery.ts';
import { beekeeping } from './trades/beekeeping.ts';
import { bikeRepair } from './trades/bike-repair.ts';
import { climbing } from './trades/climbing.ts';
import { dentist } from './trades/dentist.ts';
import { languageSchool } from './trades/language-school.ts';
import { plumbing } from './trades/plumbing.ts';
import { translationBureau } from './trades/translation-bureau.ts';
import { veterinary } from './trades/veterinary.ts';
import { violinMaker } from './trades/violin-maker.ts';
import { weddingPhotography } from './trades/wedding-photography.ts';
import { elementaryHeldOut, elementaryWhileDeveloping, type Elementary } from './elementary.ts';
import { outsideHeldOut, outsideWhileDeveloping, type Outside } from './outside.ts';

/** A part of the exam: its trades, the seeds that their sites are drawn with, and what none of them answers. */
export interface Half {
  trades: readonly Trade[];
  seeds: readonly number[];
  outside: Outside;
  /** What visitors of every site ask. */
  elementary: Elementary;
}

/**
 * The search may be improved by looking at the first half. The second only says how well that carries over: nothing is
 * ever chosen because of its results.
 */
export const halves = {
  developing: {
    trades: [bakery, climbing, accountant, veterinary, languageSchool, bikeRepair],
    seeds: [1],
    outside: outsideWhileDeveloping,
    elementary: elementaryWhileDeveloping,
  },
  'held-out': {
    trades: [dentist, violinMaker, plumbing, weddingPhotography, beekeeping, translationBureau],
    seeds: [2, 3, 5],
    outside: outsideHeldOut,
    elementary: elementaryHeldOut,
  },
} as const satisfies Record<string, Half>;
