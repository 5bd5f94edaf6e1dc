export { forgetKept, forgetOthers, keptOf, unsentOf, usersWithUnsent, type Kept, type Unsent } from './kept.ts';
