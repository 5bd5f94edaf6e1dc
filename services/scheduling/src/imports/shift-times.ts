import { parseDateTime, type CalendarDateTime } from '@internationalized/date';
import { fault } from '@portfolio/contracts/errors';
import { instantsOf, type Times } from '@portfolio/planning/times';
import { refusing, type Problem } from './judged.ts';

const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/;

/**
 * Start and end as our downloads write them, on the clock of the place.
 * @param zone IANA name
 */
export function timesOf(
  { start_time, end_time }: Readonly<Record<string, string>>,
  zone: string,
  problems: Problem[],
): Times | undefined {
  const start = localTime('start_time', start_time, problems);
  const end = localTime('end_time', end_time, problems);
  return start && end && instantsOf({ start, end }, zone);
}

function localTime(field: string, text: string | undefined, problems: Problem[]): CalendarDateTime | undefined {
  if (text === undefined) {
    problems.push(refusing(field, fault('required')));
    return undefined;
  }
  const [, day, minute, seconds = ''] = written.exec(text) ?? [];
  try {
    return parseDateTime(`${day}T${minute}${seconds}`);
  } catch {
    problems.push(refusing(field, fault('import_time')));
    return undefined;
  }
}
