import type { Selection } from '@portfolio/remote-kit/list-tools';
import { useAction, useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { SelectionBar } from '../screens.ts';
import { useTranslation } from '../../translator.ts';

type Status = 'ACTIVE' | 'INACTIVE';

interface Props<Row extends { id: string; status: string }> {
  selection: Selection<Row>;
  /** Root field of the list. */
  field: string;
  set: (id: string, status: Status) => Promise<unknown>;
}

/** Activates or deactivates what is selected, one after the other; Undo takes back those that changed. */
export function StatusBulk<Row extends { id: string; status: string }>({ selection, field, set }: Props<Row>) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const refresh = useRefresh();
  const change = async (rows: readonly Row[], status: Status): Promise<void> => {
    try {
      for (const { id } of rows) await set(id, status);
    } finally {
      await refresh(field, 'plannerStatistics');
    }
  };
  const offered = (
    [
      ['ACTIVE', 'activate', 'INACTIVE'],
      ['INACTIVE', 'deactivate', 'ACTIVE'],
    ] as const
  ).map(([status, word, before]) => ({
    status,
    word,
    rows: selection.chosen.filter((row) => row.status === before),
    before,
  }));
  return (
    <SelectionBar selection={selection}>
      {offered.map(({ status, word, rows, before }) => (
        <Button
          key={status}
          size="small"
          loading={busy}
          disabled={rows.length === 0}
          onClick={() =>
            void run(() => change(rows, status), {
              done: t('bulk.done', { count: rows.length }),
              failed: t('bulk.failed'),
              undo: () => change(rows, before),
            })
          }
        >
          {t(`bulk.${word}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}
