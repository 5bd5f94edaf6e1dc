import { useMutation } from '@apollo/client/react';
import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { scheduling } from '@portfolio/contracts/scheduling';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { ChipsField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import Repeat from 'lucide-react/icons/repeat';
import { useState, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DayOfWeek } from '../generated/graphql.ts';
import { BatchDialog, useRuleWords, weekdays } from '../planner/repetition/batch-dialog.tsx';
import { type Batch, DeleteFollowingShifts, RepeatShift } from '../planner/repetition/batch.graphql.ts';
import { countOf, type AskBatch } from '../planner/repetition/use-batch.ts';
import { Confirm } from '../shared/screens.ts';
import { useChangeEach } from './use-shift-actions.ts';
import { unmade, useTakeBack } from './use-take-back.ts';
import { useTranslation } from '../translator.ts';

interface Props {
  shift: { id: string; startTime: string; timeZone: string; series?: object | null | undefined; paid: boolean };
  /** Other shifts were made, or are gone again. */
  onRepeated: () => void;
  /** This one is gone, with those that follow. */
  onDeleted: () => void;
}

/** Repeats a shift; or deletes one that repeats, with those that follow. */
export function SeriesActions({ shift, onRepeated, onDeleted }: Props) {
  const { t } = useTranslation();
  const { offerTakeBack } = useTakeBack();
  const { run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  /** A form that has just made it said so, until the question is answered. */
  const isAsked = isObject(location.state) && location.state['repeat'] === true;
  const [remove] = useMutation(DeleteFollowingShifts);
  const changeEach = useChangeEach();

  const close = (): void => {
    setOpen(false);
    if (isAsked) void navigate(location, { replace: true, state: null });
  };
  const removeFollowing = async (): Promise<void> => {
    const isDone = await run(() => remove({ variables: { id: shift.id } }), {
      done: ({ data }) => t('series.deleted', { count: data?.deleteFollowingShifts.length ?? 0 }),
      failed: t('shifts.deleteFailed'),
      undo: ({ data }) => changeEach((data?.deleteFollowingShifts ?? []).map((id) => ({ id, restored: true }))),
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
          onMade={(made) => {
            close();
            offerTakeBack(
              t('repetition.done', { count: countOf(made, 'MADE') }),
              unmade(made, shift.timeZone),
              onRepeated,
            );
            onRepeated();
          }}
        />
      )}
    </>
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

interface RepeatDialogProps {
  shift: { id: string; startTime: string; timeZone: string };
  onMade: (batch: Batch) => void;
  onClose: () => void;
}

/** Four weeks are proposed. */
const proposed = { days: 28 };

/** Repeats a shift by a rule until a date, after a preview. */
function RepeatDialog({ shift: { id, startTime, timeZone }, onMade, onClose }: RepeatDialogProps) {
  const { t } = useTranslation();
  const { dayName } = useRuleWords();
  const [repeat] = useMutation(RepeatShift);
  const first = toCalendarDate(parseAbsolute(startTime, timeZone));
  const [days, setDays] = useState<readonly string[]>(() => [
    weekdays[(first.toDate('UTC').getUTCDay() + 6) % weekdays.length]!,
  ]);
  const [every, setEvery] = useState('1');
  const [until, setUntil] = useState(() => first.add(proposed).toString());

  const everyWeeks = Number(every);
  const isWhole =
    days.length > 0 && Number.isInteger(everyWeeks) && everyWeeks >= 1 && everyWeeks <= 52 && until !== '';
  const ask = useMemo((): AskBatch | undefined => {
    if (!isWhole) return undefined;
    const rule = { weekdays: weekdays.filter((day: DayOfWeek) => days.includes(day)), everyWeeks, until };
    return async (choices) => (await repeat({ variables: { id, input: { ...rule, ...choices } } })).data!.repeatShift;
  }, [isWhole, days, everyWeeks, until, repeat, id]);

  return (
    <BatchDialog
      title={t('series.title')}
      ask={ask}
      zone={timeZone}
      nothing={t('series.nothing')}
      there={t('series.there')}
      onMade={onMade}
      onClose={onClose}
    >
      <ChipsField
        label={t('series.weekdays')}
        options={weekdays.map((day) => ({ id: day, name: dayName(day) }))}
        value={days}
        onChange={setDays}
      />
      <FieldRow>
        <TextField
          type="number"
          min={1}
          max={52}
          label={t('series.every')}
          hint={t('series.everyHint')}
          value={every}
          onChange={(event) => setEvery(event.target.value)}
        />
        <TextField
          type="date"
          label={t('series.until')}
          min={first.toString()}
          max={first.add({ days: scheduling.seriesDays }).toString()}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </FieldRow>
    </BatchDialog>
  );
}
