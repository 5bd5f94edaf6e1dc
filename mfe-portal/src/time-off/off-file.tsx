import { useMutation } from '@apollo/client/react';
import { licenseLimits, scanTypes } from '@portfolio/contracts/scheduling';
import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { DropArea } from '@portfolio/ui/drop-area';
import { Cluster } from '@portfolio/ui/layout';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { useIsCopy } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { DeleteTimeOffFile, SetTimeOffFile, type MyTimeOffRequest } from './time-off.graphql.ts';

interface Props {
  off: MyTimeOffRequest;
  /** Its days. */
  when: string;
}

/** What proves time off, such as a doctor's note: added to what is asked for or approved, downloaded and removed. */
export function OffFile({ off: { id, fileName, lacksDocument, status }, when }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { run, busy } = useAction();
  const isCopy = useIsCopy();
  const [set] = useMutation(SetTimeOffFile);
  const [remove] = useMutation(DeleteTimeOffFile);
  if (isCopy) return null;
  const variables = { id };
  if (fileName === null)
    return status === 'PENDING' || status === 'APPROVED' ? (
      <DropArea
        aria-label={`${t('timeOff.file')} ${when}`}
        prompt={
          busy
            ? t('timeOff.fileSending')
            : t(lacksDocument ? 'timeOff.fileNeeded' : 'timeOff.fileAdd', { max: licenseLimits.bytes / 2 ** 20 })
        }
        accept={scanTypes.join()}
        disabled={busy}
        onFiles={([file]) => {
          if (!file) return;
          void run(() => set({ variables: { ...variables, file } }), {
            done: t('timeOff.fileAdded'),
            failed: t('timeOff.fileFailed'),
            undo: () => remove({ variables }),
          });
        }}
      />
    ) : null;
  return (
    <Cluster $gap={3}>
      <Button
        size="large"
        icon={<Download aria-hidden />}
        loading={busy}
        onClick={() =>
          void run(async () => saveFile(await api.download(`/planner/employees/me/time-off/${id}/file/`), fileName), {
            failed: () => t('timeOff.fileNotRead'),
          })
        }
      >
        {fileName} <VisuallyHidden>{when}</VisuallyHidden>
      </Button>
      <ConfirmInline
        size="large"
        texts={{
          action: t('timeOff.fileRemove'),
          question: t('timeOff.fileRemoveAsk', { name: fileName }),
          confirm: t('timeOff.fileRemove'),
          cancel: t('wishes.takeBack'),
        }}
        onConfirm={async () => {
          await run(() => remove({ variables }), {
            done: t('timeOff.fileRemoved'),
            failed: t('timeOff.fileFailed'),
          });
        }}
      />
    </Cluster>
  );
}
