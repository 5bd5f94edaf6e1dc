export {
  calendarDay,
  calendarDays,
  clockTime,
  dateAndTime,
  dayAndTime,
  dayOf,
  shiftDay,
  shiftHours,
  shiftWhen,
} from '@portfolio/contracts/dates';
export { shiftLength } from './shift-length.ts';
export { dayIn, offeredZone, showsSameClock, zoneName } from './time-zone.ts';
export { useNow } from './use-now.ts';
export { viewersZone } from './viewers-zone.ts';
