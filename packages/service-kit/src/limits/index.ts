export { createLimit, type Limit } from './limit.ts';
export { RateLimits20261121080500 } from './migration.ts';
export { networkOf } from './network.ts';
