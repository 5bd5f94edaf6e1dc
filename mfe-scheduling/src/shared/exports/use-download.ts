import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { dayIn, viewersZone } from '@portfolio/remote-kit/times';
import { useToast } from '@portfolio/ui/toast';
import { useState } from 'react';

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
  const toast = useToast();
  const [loading, setLoading] = useState(false);
  const download = async ({ path, name, failed }: Download): Promise<boolean> => {
    setLoading(true);
    try {
      saveFile(await api.download(path), name);
      return true;
    } catch {
      toast('danger', failed);
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { download, loading };
}
