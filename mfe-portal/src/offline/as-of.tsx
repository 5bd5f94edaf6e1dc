import { dayAndTime, viewersZone } from '@portfolio/remote-kit/times';
import { Notice } from '@portfolio/ui/notice';
import { useTranslation } from '../translator.ts';

/** Says that there is no connection, and how old what is shown is: `time` is ISO 8601, by this device's clock. */
export function AsOf({ time }: { time: string }) {
  const { t, language } = useTranslation();
  return <Notice kind="info">{t('offline.asOf', { time: dayAndTime(time, language, viewersZone()) })}</Notice>;
}
