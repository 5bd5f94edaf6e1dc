export { clockTime, dateAndTime, dayAndTime, shiftDay, shiftHours, shiftLength, shiftWhen } from './shift-times.ts';
export { dayIn, offeredZone, showsSameClock } from './time-zone.ts';
export { useNow } from './use-now.ts';
export { viewersZone } from './viewers-zone.ts';
