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
export * from './shift-length.ts';
export * from './time-zone.ts';
export * from './viewers-zone.ts';
