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
} from './dates.ts';
