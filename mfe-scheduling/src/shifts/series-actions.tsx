import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { useUndo } from '@portfolio/ui/toast';
import Repeat from 'lucide-react/icons/repeat';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Confirm } from '../shared/screens.ts';
import { ChangeShifts } from './change-shifts.graphql.ts';
import { useShiftsChanged } from './use-shift-actions.ts';
import { useTranslation } from '../translator.ts';
import { RepeatDialog } from '../planner/repetition/repeat-dialog.tsx';
import { DeleteFollowingShifts } from '../planner/repetition/series.graphql.ts';

interface Props {
  shift: { id: string; startTime: string; timeZone: string; series?: object | null | undefined; paid: boolean };
  /** Other shifts were made. */
  onRepeated: () => void;
  /** This one is gone, with those that follow. */
  onDeleted: () => void;
}

/** Repeats a shift; or deletes one that repeats, with those that follow. */
export function SeriesActions({ shift, onRepeated, onDeleted }: Props) {
  const { t } = useTranslation();
  const offerUndo = useUndo();
  const { run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  /** A form that has just made it said so, until the question is answered. */
  const isAsked = isObject(location.state) && location.state['repeat'] === true;
  const [remove] = useMutation(DeleteFollowingShifts);
  const [change] = useMutation(ChangeShifts);
  const changed = useShiftsChanged();
  /** All of them, or none. */
  const each = async (ids: readonly string[], what: { deleted: true } | { restored: true }): Promise<void> => {
    await change({ variables: { changes: ids.map((id) => ({ id, ...what })) } });
    await changed();
  };

  const close = (): void => {
    setOpen(false);
    if (isAsked) void navigate(location, { replace: true, state: null });
  };
  const removeFollowing = async (): Promise<void> => {
    const isDone = await run(() => remove({ variables: { id: shift.id } }), {
      done: ({ data }) => t('series.deleted', { count: data?.deleteFollowingShifts.length ?? 0 }),
      failed: t('shifts.deleteFailed'),
      undo: ({ data }) => each(data?.deleteFollowingShifts ?? [], { restored: true }),
    });
    if (isDone) onDeleted();
  };

  if (shift.series) {
    if (shift.paid) return null;
    return (
      <Confirm action={t('series.deleteFollowing')} question={t('series.deleteQuestion')} onConfirm={removeFollowing} />
    );
  }
  return (
    <>
      <Button icon={<Repeat aria-hidden />} onClick={() => setOpen(true)}>
        {t('series.repeat')}
      </Button>
      {(isOpen || isAsked) && (
        <RepeatDialog
          shift={shift}
          onClose={close}
          onMade={({ shifts }) => {
            close();
            const made = shifts.flatMap(({ id, state }) => (state === 'MADE' && id ? [id] : []));
            offerUndo(t('repetition.done', { count: made.length }), () => each(made, { deleted: true }));
            onRepeated();
          }}
        />
      )}
    </>
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
