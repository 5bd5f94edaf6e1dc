import { parseDate } from '@internationalized/date';
import { useRetry } from '@portfolio/remote-kit';
import { useFresh } from '@portfolio/remote-kit/screens';
import { useMemo, useState } from 'react';
import { useCompany } from '../../shared/company/use-company.tsx';
import { periodOf, today, weeksOf, type Period } from './calendar.ts';
import { rowsOf } from './columns.ts';
import type { Schedule } from './grid.types.ts';
import type { ScheduleQuery } from '../../generated/graphql.ts';
import { ScheduleOfWeeks } from './schedule.graphql.ts';
import type { GridAddress } from './use-grid-address.ts';
import { otherZones } from './zones.ts';

/** The zone before the first answer has told the company's. */
const unknownZone = 'UTC';

export interface LoadedSchedule {
  /** Undefined until there is an answer for this period. */
  schedule: Schedule | undefined;
  period: Period;
  failure: Error | undefined;
  retry: () => void;
  retrying: boolean;
  refetch: () => Promise<unknown>;
}

/** The schedule of the weeks in the address. Days are the company's: its zone is known with the first answer. */
export function useSchedule({ view, date }: GridAddress): LoadedSchedule {
  const { company, companies } = useCompany();
  const asked = company ?? companies[0]?.id;
  const [zone, setZone] = useState(unknownZone);
  // A text, because a date is a new object each time.
  const day = (date ?? today(zone)).toString();
  const period = useMemo(() => periodOf(view, parseDate(day), zone), [view, day, zone]);
  const [others, setOthers] = useState<readonly string[]>([]);
  const result = useFresh(
    ScheduleOfWeeks,
    { ...weeksOf(period, others), company: asked },
    { skip: asked === undefined },
  );
  const { failure, retry, retrying } = useRetry(result);
  const answered = result.data?.schedule;
  const schedule = useMemo(() => answered && inRows(answered), [answered]);
  // The first answer was for weeks of another zone: the right ones follow at once.
  if (schedule && schedule.timeZone !== zone) setZone(schedule.timeZone);
  // Where it is Monday earlier or later than at the company's, what runs then is asked for too.
  const found = useMemo(() => (schedule ? otherZones(schedule) : []), [schedule]);
  if (schedule && found.join() !== others.join()) setOthers(found);
  const isOfZone = schedule?.timeZone === zone;
  return { schedule: isOfZone ? schedule : undefined, period, failure, retry, retrying, refetch: result.refetch };
}

const inRows = ({ columns, withdrawn, ...schedule }: ScheduleQuery['schedule']): Schedule => ({
  ...schedule,
  withdrawn: withdrawn.map((shift) => ({ ...shift, status: 'CANCELLED' })),
  shifts: rowsOf(columns.shifts),
  neighbours: rowsOf(columns.neighbours),
});
