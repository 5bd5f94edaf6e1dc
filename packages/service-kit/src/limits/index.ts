export { countOf, countTry, forgetTries, throttled, type Count, type Limit } from './count.ts';
export { networkOf } from './network.ts';
export { rateLimitTable } from './table.ts';
