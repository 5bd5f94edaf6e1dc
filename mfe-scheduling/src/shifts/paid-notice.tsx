import { Notice } from '@portfolio/ui/notice';
import { useTranslation } from '../translator.ts';

/** Says why a shift offers less: what has been paid does not change. */
export function PaidNotice() {
  const { t } = useTranslation();
  return <Notice kind="info">{t('shifts.paid')}</Notice>;
}
