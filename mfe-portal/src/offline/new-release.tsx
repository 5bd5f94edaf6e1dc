import { Button } from '@portfolio/ui/button';
import { Notice } from '@portfolio/ui/notice';
import { useTranslation } from '../translator.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** Offers to load the release that has come while the portal was open. Nobody is interrupted, and what they typed stays. */
export function NewRelease() {
  const { t } = useTranslation();
  const isOutdated = useServiceWorker();
  if (!isOutdated) return null;
  return (
    <Notice
      kind="info"
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {t('offline.load')}
        </Button>
      }
    >
      {t('offline.newRelease')}
    </Notice>
  );
}
