import { useMutation } from '@apollo/client/react';
import { TextField } from '@portfolio/ui/field';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../translator.ts';
import { dateOf, mondayOf, type Period } from '../grid/calendar.ts';
import { useDayWords } from '../grid/use-day-words.ts';
import { BatchDialog } from '../repetition/batch-dialog.tsx';
import type { Batch } from '../repetition/batch.graphql.ts';
import type { AskBatch } from '../repetition/use-batch.ts';
import { graphql } from '../../generated/index.ts';

const CopyWeek = graphql('mutation CopyWeek { copyWeek { ...Batch } }');

interface Props {
  company: string;
  period: Period;
  onMade: (batch: Batch) => void;
  onClose: () => void;
}

/** Copies the week before, or any other one, into the shown week: the first one that is shown. */
export function CopyWeekDialog({ company, period, onMade, onClose }: Props) {
  const { t } = useTranslation();
  const words = useDayWords();
  const monday = useMemo(() => mondayOf(period.days[0]!), [period]);
  const [from, setFrom] = useState(() => monday.subtract({ days: 7 }).toString());
  const [copy] = useMutation(CopyWeek);

  const source = dateOf(from);
  const isSame = source !== undefined && mondayOf(source).compare(monday) === 0;
  const isReal = source !== undefined && source.year >= 1970 && !isSame;
  const to = monday.toString();
  const ask = useCallback<AskBatch>(
    async (choices) => (await copy({ variables: { input: { company, from, to, ...choices } } })).data!.copyWeek,
    [copy, company, from, to],
  );

  const week = (first: typeof monday): string => words.range(first, first.add({ days: 6 }));
  return (
    <BatchDialog
      title={t('repetition.copyTitle', { week: week(monday) })}
      ask={isReal ? ask : undefined}
      zone={period.zone}
      nothing={t('repetition.emptyWeek')}
      onMade={onMade}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={t('repetition.from')}
        hint={isReal ? t('repetition.weekOf', { week: week(mondayOf(source)) }) : t('repetition.fromHint')}
        error={isSame ? t('repetition.sameWeek') : undefined}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
    </BatchDialog>
  );
}
