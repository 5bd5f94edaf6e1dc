import { Button } from '@portfolio/ui/button';
import Download from 'lucide-react/icons/download';
import { useDownload } from '../../shared/exports/use-download.ts';
import { useTranslation } from '../../translator.ts';

/** Downloads what proves time off, such as a doctor's note. */
export function OffFile({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const { download, loading } = useDownload();
  const file = { path: `/planner/time-off/${id}/file/`, name, failed: t('timeOff.fileFailed') };
  return (
    <div>
      <Button size="small" icon={<Download aria-hidden />} loading={loading} onClick={() => void download(file)}>
        {t('timeOff.file', { name })}
      </Button>
    </div>
  );
}
