export { coverageOf, type Covered, type CoveringShift } from './coverage.ts';
export { dailyMinutes, type DailyMinutes } from './daily.ts';
export { dayNumber, demandOf, isoDay, startOfDay, type Asked, type DemandingPost, type Range } from './demand.ts';
