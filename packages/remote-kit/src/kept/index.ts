export { forgetKept, forgetOthers, keptOf, type Kept } from './kept.ts';
