export { countOf, countTry, forgetTries, throttled, type Count, type Limit } from './count.ts';
export { neighbourhoodOf, networkOf, subnetOf } from './network.ts';
export { rateLimitTable } from './table.ts';
