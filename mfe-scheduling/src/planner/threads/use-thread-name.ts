import { daysWithTimes } from '@portfolio/remote-kit/times';
import { useShiftTime } from '../../shared/times/shift-time.tsx';
import { useTranslation } from '../../translator.ts';
import type { WholeThread } from './threads.graphql.ts';

/** Says what a thread is about: `Fri 24 Apr, 22:00–06:00 (+1) · Harbor Mall`. */
export function useThreadName() {
  const { t, language } = useTranslation();
  const { whenOf } = useShiftTime();
  return ({ kind, startTime, endTime, days, timeZone, clientName, locationName }: WholeThread): string =>
    [
      startTime && endTime && whenOf({ startTime, endTime, timeZone }),
      days && `${t('timeOff.title')} · ${daysWithTimes(days, language)}`,
      clientName,
      locationName === '' ? t('messages.notThere') : locationName,
    ]
      .filter(Boolean)
      .join(' · ') || t(kind === 'BROADCAST' && clientName === null ? 'messages.toAll' : 'messages.notThere');
}
