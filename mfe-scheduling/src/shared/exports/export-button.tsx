import { Button } from '@portfolio/ui/button';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '../../translator.ts';
import { fileDay, useDownload } from './use-download.ts';

interface Props {
  /** Of the download. */
  path: string;
  /** `shifts_export` is saved as `shifts_export_2026-11-24.csv`, with the date of this device. */
  name: string;
  /** Said when it fails. */
  failed: string;
  disabled?: boolean;
}

/** Downloads a list as CSV. */
export function ExportButton({ path, name, failed, disabled = false }: Props) {
  const { t } = useTranslation();
  const { download, loading } = useDownload();
  return (
    <Button
      icon={<Download aria-hidden />}
      loading={loading}
      disabled={disabled}
      onClick={() => void download({ path, name: `${name}_${fileDay()}.csv`, failed })}
    >
      {t('exportCsv')}
    </Button>
  );
}
