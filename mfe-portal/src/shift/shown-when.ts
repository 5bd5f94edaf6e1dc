import { useChosenZone } from '@portfolio/remote-kit';
import { shiftWhen, showsSameClock, viewersZone, zoneName } from '@portfolio/remote-kit/times';
import { useTranslation } from '../translator.ts';

/** From when until when something is, and in which zone its site is. */
interface Span {
  startTime: string;
  endTime: string;
  timeZone: string;
}

/** On which clock a time is shown, where that is not plain: the site's own time stands beside; where it is the time shown, its name. */
export function useZoneNote(): (span: Span) => string | undefined {
  const { t, language } = useTranslation();
  const chosen = useChosenZone();
  return ({ startTime, endTime, timeZone }) => {
    const start = new Date(startTime);
    if (chosen && !showsSameClock(chosen, timeZone, start))
      return t('shifts.siteTime', {
        when: shiftWhen(startTime, endTime, language, timeZone),
        zone: zoneName(timeZone),
      });
    const shown = chosen ?? timeZone;
    return showsSameClock(shown, viewersZone(), start) ? undefined : t('shifts.inZone', { zone: zoneName(shown) });
  };
}

/** Says when something is, in one line. */
export function useShownWhen(): (span: Span) => string {
  const { language } = useTranslation();
  const chosen = useChosenZone();
  const noteOf = useZoneNote();
  return (span) =>
    [shiftWhen(span.startTime, span.endTime, language, chosen ?? span.timeZone), noteOf(span)]
      .filter(Boolean)
      .join(' · ');
}
