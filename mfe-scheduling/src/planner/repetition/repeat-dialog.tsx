import { useMutation } from '@apollo/client/react';
import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { scheduling } from '@portfolio/contracts/scheduling';
import { ChipsField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { useMemo, useState } from 'react';
import type { DayOfWeek } from '../../generated/graphql.ts';
import { BatchDialog } from './batch-dialog.tsx';
import type { Batch } from './batch.graphql.ts';
import type { AskBatch } from './use-batch.ts';
import { useTranslation } from '../../translator.ts';
import { RepeatShift } from './series.graphql.ts';
import { useRuleWords, weekdays } from './use-rule-words.ts';

interface Props {
  shift: { id: string; startTime: string; timeZone: string };
  onMade: (batch: Batch) => void;
  onClose: () => void;
}

/** Four weeks are proposed. */
const proposed = { days: 28 };

/** Repeats a shift by a rule until a date, after a preview. */
export function RepeatDialog({ shift: { id, startTime, timeZone }, onMade, onClose }: Props) {
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
