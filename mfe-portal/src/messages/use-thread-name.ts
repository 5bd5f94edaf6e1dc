import { useChosenZone } from '@portfolio/remote-kit';
import { daysWithTimes, shiftWhen } from '@portfolio/remote-kit/times';
import { useTranslation } from '../translator.ts';
import type { MyThread } from './messages.graphql.ts';

type Named = Pick<MyThread, 'kind' | 'startTime' | 'endTime' | 'days' | 'timeZone' | 'clientName' | 'locationName'>;

/** Says what a thread is about: `Fri 24 Apr, 22:00–06:00 (+1) · Harbor Mall`. */
export function useThreadName() {
  const { t, language } = useTranslation();
  const chosen = useChosenZone();
  return ({ kind, startTime, endTime, days, timeZone, clientName, locationName }: Named): string =>
    [
      startTime && endTime && shiftWhen(startTime, endTime, language, chosen ?? timeZone),
      days && `${t('timeOff.title')} · ${daysWithTimes(days, language)}`,
      clientName,
      clientName === '' || locationName === '' ? t('messages.siteGone') : locationName,
    ]
      .filter(Boolean)
      .join(' · ') || t(kind === 'BROADCAST' ? 'messages.toAll' : 'messages.notYours');
}
