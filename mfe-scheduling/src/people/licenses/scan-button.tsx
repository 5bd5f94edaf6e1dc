import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { useDownload } from '../../shared/exports/use-download.ts';
import { useTranslation } from '../../translator.ts';
import type { WholeLicense } from './licenses.graphql.ts';

/** Downloads the scan of a license; nothing where there is none. */
export function ScanButton({ license: { id, scanName, qualificationName } }: { license: WholeLicense }) {
  const { t } = useTranslation();
  const { download, loading } = useDownload();
  if (scanName === null) return null;
  const file = { path: `/planner/licenses/${id}/scan/`, name: scanName, failed: t('licenses.scanFailed') };
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<Download aria-hidden />}
      loading={loading}
      onClick={() => void download(file)}
    >
      {t('licenses.scan')} <VisuallyHidden>{qualificationName}</VisuallyHidden>
    </Button>
  );
}
