import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { useAction } from '@portfolio/remote-kit/screens';
import { dayIn, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '../../translator.ts';

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

/** Today on this device, for names of files: `2026-11-24`. */
export const fileDay = (): string => dayIn(viewersZone(), new Date());

interface Download {
  path: string;
  /** As which it is saved. */
  name: string;
  /** Said when it fails. */
  failed: string;
}

/** Saves a file of the service; `download` resolves to whether it was. */
export function useDownload() {
  const api = useApi();
  const { run, busy } = useAction();
  const download = ({ path, name, failed }: Download): Promise<boolean> =>
    run(async () => saveFile(await api.download(path), name), { failed: () => failed });
  return { download, loading: busy };
}
