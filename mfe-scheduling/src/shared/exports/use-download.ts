import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { useAction } from '@portfolio/remote-kit/screens';
import { dayIn, viewersZone } from '@portfolio/remote-kit/times';

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
