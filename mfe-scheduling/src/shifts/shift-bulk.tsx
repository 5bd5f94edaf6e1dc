import { useMutation } from '@apollo/client/react';
import type { Selection } from '@portfolio/remote-kit/list-tools';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { ChangeShifts } from './change-shifts.graphql.ts';
import { Confirm, SelectionBar } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import type { Shift } from './shift-table.tsx';
import { useShiftsChanged } from './use-shift-actions.ts';

/** What is done with the selected shifts: together or not at all, and taken back the same way. */
export function ShiftBulk({ selection }: { selection: Selection<Shift> }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const changed = useShiftsChanged();
  const [send] = useMutation(ChangeShifts);
  const { chosen } = selection;
  const toCancel = chosen.filter(({ status }) => status === 'SCHEDULED');
  const ids = (shifts: readonly Shift[]) => shifts.map(({ id }) => id);
  const change = async (shifts: readonly string[], what: object): Promise<void> => {
    await send({ variables: { changes: shifts.map((id) => ({ id, ...what })) } });
    await changed();
  };
  const cancel = (shifts: readonly string[]) =>
    run(() => change(shifts, { status: 'CANCELLED' }), {
      done: t('shiftBulk.cancelled', { count: shifts.length }),
      failed: t('shiftBulk.cancelFailed'),
      undo: () => change(shifts, { status: 'SCHEDULED' }),
    });
  const remove = async (shifts: readonly string[]): Promise<void> => {
    const isDone = await run(() => change(shifts, { deleted: true }), {
      done: t('shiftBulk.deleted', { count: shifts.length }),
      failed: t('shiftBulk.deleteFailed'),
      undo: () => change(shifts, { restored: true }),
    });
    if (isDone) selection.all(false);
  };
  return (
    <SelectionBar selection={selection}>
      {toCancel.length > 0 && (
        <Button size="small" loading={busy} onClick={() => void cancel(ids(toCancel))}>
          {t('shiftBulk.cancel')}
        </Button>
      )}
      <Confirm
        size="small"
        action={t('shiftBulk.delete')}
        question={t('shiftBulk.deleteQuestion', { count: chosen.length })}
        onConfirm={() => remove(ids(chosen))}
      />
    </SelectionBar>
  );
}
