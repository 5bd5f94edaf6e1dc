export { boundTo, unbound } from './bound.ts';
export { once, type Once } from './once.ts';
export { forgetAnswers, idempotencyTable } from './table.ts';
