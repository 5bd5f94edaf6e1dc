import type { CalendarDate } from '@internationalized/date';
import { boundsIn, dayIndex, type Period } from './calendar.ts';
import type { ScheduledShift, Site } from './grid.types.ts';
import { siteId } from './layout.ts';

interface NamedSite {
  name: string;
  detail: string;
  site: Site;
}

export interface Sheet {
  site: NamedSite;
  byDay: { day: CalendarDate; shifts: ScheduledShift[] }[];
}

/** For each site at which somebody stands in these days, the days with their shifts in the order of the clock; what is cancelled is left out. */
export function sheetsOf(
  sites: readonly NamedSite[],
  shifts: readonly ScheduledShift[],
  period: Period,
  zoneOf: (shift: ScheduledShift) => string,
): Sheet[] {
  const dayOf = (shift: ScheduledShift) => dayIndex(boundsIn(period, zoneOf(shift)), Date.parse(shift.startTime));
  const bySite = new Map<string, ScheduledShift[]>();
  for (const shift of shifts) {
    const day = dayOf(shift);
    if (shift.status === 'CANCELLED' || day < 0 || day >= period.days.length) continue;
    bySite.set(siteId(shift), [...(bySite.get(siteId(shift)) ?? []), shift]);
  }
  return sites.flatMap((site) => {
    const own = bySite.get(siteId(site.site));
    if (!own) return [];
    const byDay = period.days.map((day, index) => ({
      day,
      shifts: own
        .filter((shift) => dayOf(shift) === index)
        .toSorted((a, b) => (a.startTime < b.startTime ? -1 : Number(a.startTime > b.startTime))),
    }));
    return [{ site, byDay: byDay.filter((each) => each.shifts.length > 0) }];
  });
}
