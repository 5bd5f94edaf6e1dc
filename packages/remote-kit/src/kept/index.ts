export { forgetKept, forgetOthers, keptOf, unsentOf, type Kept } from './kept.ts';
