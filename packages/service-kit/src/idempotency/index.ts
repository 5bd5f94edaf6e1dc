export { boundTo, unbound } from './bound.ts';
export { acceptableKey, once, type Once } from './once.ts';
export { forgetAnswers, idempotencyTable, keptFor } from './table.ts';
