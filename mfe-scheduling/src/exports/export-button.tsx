import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/files';
import { dayIn, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { useToast } from '@portfolio/ui/toast';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';

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
  const api = useApi();
  const toast = useToast();
  const [loading, setLoading] = useState(false);

  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      saveFile(await api.download(path), `${name}_${dayIn(viewersZone(), new Date())}.csv`);
    } catch {
      toast('danger', failed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button icon={<Download aria-hidden />} loading={loading} disabled={disabled} onClick={() => void download()}>
      {t('exportCsv')}
    </Button>
  );
}
