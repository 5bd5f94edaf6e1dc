export { instantsOf, localTimesOf, movedByDays, type LocalTimes, type Times } from './times.ts';
