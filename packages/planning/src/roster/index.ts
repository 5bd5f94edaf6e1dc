export { explained, type Given, type LeftOpen } from './explain.ts';
export { modelOf } from './firm.ts';
export { improve } from './improve.ts';
export type { Progress, Roster, RosterModel } from './model.ts';
export { pastOf } from './pieces.ts';
export { gapsOf } from './seats.ts';
export { spreadOf, workOf } from './spread.ts';
export type { Firm, Guard, Seat, Weights } from './types.ts';
export { pointsOfPlan, pointsOfWay, weighed } from './wishes.ts';
