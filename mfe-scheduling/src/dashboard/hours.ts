import { parseDate } from '@internationalized/date';

const hour = 3_600_000;

/** Times of some work, in columns: guards that are asked for, and that are missing. */
interface Stretches {
  from: readonly string[];
  until: readonly string[];
  asked: readonly number[];
  open: readonly number[];
}

/** An hour of a day. Guards are those of all posts, on average of the hour. */
export interface DayHour {
  from: number;
  asked: number;
  open: number;
}

/** Hours beside each other in which somebody is missing. */
export interface Gap {
  from: number;
  until: number;
  /** Most of one hour. */
  open: number;
}

/** The hours of a day by the clock of a zone: 23 or 25 where it changes. @param day `YYYY-MM-DD` */
export function hoursOfDay({ from, until, asked, open }: Stretches, day: string, zone: string): DayHour[] {
  const date = parseDate(day);
  const [begin, end] = [date, date.add({ days: 1 })].map((each) => each.toDate(zone).getTime()) as [number, number];
  return Array.from({ length: Math.round((end - begin) / hour) }, (_, at) => {
    const start = begin + at * hour;
    const found = { from: start, asked: 0, open: 0 };
    for (const [index, first] of from.entries()) {
      const within = Math.min(start + hour, Date.parse(until[index]!)) - Math.max(start, Date.parse(first));
      if (within <= 0) continue;
      found.asked += (asked[index]! * within) / hour;
      found.open += (open[index]! * within) / hour;
    }
    return found;
  });
}

/** Where somebody is missing, in the order of time. */
export function gapsIn(hours: readonly DayHour[]): Gap[] {
  const gaps: Gap[] = [];
  for (const { from, open } of hours) {
    if (open === 0) continue;
    const last = gaps.at(-1);
    if (last?.until === from) {
      last.until = from + hour;
      last.open = Math.max(last.open, open);
    } else gaps.push({ from, until: from + hour, open });
  }
  return gaps;
}
