export { forgetKept, forgetOthers, keptOf, unsentOf, usersWithUnsent, type Kept } from './kept.ts';
