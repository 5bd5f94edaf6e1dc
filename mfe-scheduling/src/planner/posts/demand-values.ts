import { daysOfWeek } from '@portfolio/contracts/scheduling';
import type { PostDemandInput } from '../../generated/graphql.ts';
import type { WholeDemand } from './demand.graphql.ts';

type Period = WholeDemand['periods'][number];
export type Day = Period['stretches'][number]['dayOfWeek'];

/** As GraphQL writes them, Monday first. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type forgets the letters
export const days = daysOfWeek.map((day) => day.toUpperCase() as Day);

/** From one time of day to another; heads are blank where the post's head count holds. */
export interface StretchValues {
  startTime: string;
  endTime: string;
  heads: string;
}

/** The same on several days of a week. */
export interface WatchValues extends StretchValues {
  week: string;
  days: Day[];
}

export interface PeriodValues {
  from: string;
  /** Blank is open. */
  until: string;
  weeks: string;
  watches: WatchValues[];
}

export interface ExceptionValues {
  date: string;
  reason: string;
  stretches: StretchValues[];
}

export interface DemandValues {
  periods: PeriodValues[];
  rule: WholeDemand['holidays']['rule'];
  /** `US`; blank while none is chosen. */
  country: string;
  /** `US-OR`; blank is the whole country. */
  region: string;
  holidayStretches: StretchValues[];
  exceptions: ExceptionValues[];
  /** As they were said where they are seen: here they only end. */
  closures: WholeDemand['closures'];
}

export const newStretch = (): StretchValues => ({ startTime: '08:00', endTime: '16:00', heads: '' });

export const newWatch = (): WatchValues => ({ ...newStretch(), week: '1', days: [...days] });

/** Begins today where the post's contract does not begin later. */
export const newPeriod = (from: string): PeriodValues => ({ from, until: '', weeks: '1', watches: [newWatch()] });

const stretchOf = ({ startTime, endTime, heads }: Omit<Period['stretches'][number], 'week' | 'dayOfWeek'>) => ({
  startTime,
  endTime,
  heads: heads === null || heads === undefined ? '' : String(heads),
});

/** Stretches of several days that are alike are one watch. */
function watchesOf(stretches: Period['stretches']): WatchValues[] {
  const alike = Map.groupBy(stretches, ({ week, startTime, endTime, heads }) =>
    [week, startTime, endTime, heads].join(),
  );
  return [...alike.values()].map((each) => ({
    ...stretchOf(each[0]!),
    week: String(each[0]!.week),
    days: days.filter((day) => each.some(({ dayOfWeek }) => dayOfWeek === day)),
  }));
}

export const demandValuesOf = ({ periods, holidays, exceptions, closures }: WholeDemand): DemandValues => ({
  periods: periods.map(({ from, until, weeks, stretches }) => ({
    from,
    until: until ?? '',
    weeks: String(weeks),
    watches: watchesOf(stretches),
  })),
  rule: holidays.rule,
  country: holidays.region?.split('-')[0] ?? '',
  region: holidays.region?.includes('-') ? holidays.region : '',
  holidayStretches: holidays.stretches.map(stretchOf),
  exceptions: exceptions.map(({ date, reason, stretches }) => ({ date, reason, stretches: stretches.map(stretchOf) })),
  closures,
});

const headsOf = (heads: string) => (heads.trim() === '' ? null : Number(heads));
const sent = ({ startTime, endTime, heads }: StretchValues) => ({ startTime, endTime, heads: headsOf(heads) });

export const demandInputOf = (values: DemandValues): PostDemandInput => ({
  periods: values.periods.map(({ from, until, weeks, watches }) => ({
    from,
    until: until || null,
    weeks: Number(weeks),
    stretches: watches.flatMap((watch) =>
      watch.days.map((dayOfWeek) => ({ ...sent(watch), week: Number(watch.week), dayOfWeek })),
    ),
  })),
  holidays: {
    rule: values.rule,
    region: values.region || values.country || null,
    stretches: values.holidayStretches.map(sent),
  },
  exceptions: values.exceptions.map(({ date, reason, stretches }) => ({
    date,
    reason,
    stretches: stretches.map(sent),
  })),
  closures: values.closures.map(({ from, until, heads, reason }) => ({ from, until, heads, reason })),
});

/** Hours of guards that a week of a period asks for, on average, if no clock changes. */
export function weeklyHours({ weeks, watches }: PeriodValues, headCount: number): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const sum = watches.reduce((all, { days: on, startTime, endTime, heads }) => {
    const length = minutes(endTime) - minutes(startTime);
    return all + on.length * (headsOf(heads) ?? headCount) * (length > 0 ? length : length + 1440);
  }, 0);
  return sum / 60 / (Number(weeks) || 1);
}
