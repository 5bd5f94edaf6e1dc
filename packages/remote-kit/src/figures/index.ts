export { calendarDay, dollars, hours } from './figures.ts';
