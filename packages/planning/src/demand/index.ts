export * from './coverage.ts';
export * from './daily.ts';
export { dayNumber, demandOf, isoDay, startOfDay, type Asked, type DemandingPost, type Range } from './demand.ts';
