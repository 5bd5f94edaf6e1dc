import { fault } from '@portfolio/contracts/errors';
import { timeOffAmount, timeOffInput, timeOffLimits, timeOffUnits } from '@portfolio/contracts/scheduling';
import { amountsIn } from '@portfolio/remote-kit/figures';
import { daysSent, enumName, useForm } from '@portfolio/remote-kit/forms';
import { daysWithTimes } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { SelectField, TextField, TimeField } from '@portfolio/ui/field';
import { FieldRow, Form, FormActions } from '@portfolio/ui/form';
import { Muted } from '@portfolio/ui/text';
import { useUndo } from '@portfolio/ui/toast';
import { useState } from 'react';
import { useTaps } from '../attendance/taps-provider.tsx';
import { InReach } from '../now/in-reach.tsx';
import { useTranslation } from '../translator.ts';
import { MonthPicker } from './month-picker.tsx';
import { outcomeOf, type WishAnswer } from '../wishes/wishes.ts';
import type { Balance } from './time-off.graphql.ts';

const dayAfter = (days: number): string => {
  const at = new Date();
  at.setDate(at.getDate() + days);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

const nothing = (type: string) => ({ type, fromDay: '', untilDay: '', fromTime: '', untilTime: '', reason: '' });
type Values = ReturnType<typeof nothing>;

/** Asks for time off: two taps on days and one on the button; perhaps of another type, a part of a day, or with a reason. */
export function AskForm({ types }: { types: readonly Balance[] }) {
  const { t, language } = useTranslation();
  const offerUndo = useUndo();
  const amountOf = amountsIn(useTranslation());
  const { wish } = useTaps();
  const [round, setRound] = useState(0);
  const usual = nothing(types[0]?.typeId ?? '');
  const form = useForm<Values, WishAnswer | undefined, ReturnType<typeof daysSent<Values>>>({
    draft: 'time-off',
    values: usual,
    schema: timeOffInput,
    request: daysSent,
    rules: ({ fromDay }) => ({ fromDay: fromDay === '' ? fault('required') : undefined }),
    sentences: { fromDay: { required: t('timeOff.dayMissing') } },
    send: (input, _, { idempotencyKey }) =>
      wish({ wish: 'askForTimeOff', variables: { input }, about: daysWithTimes(input, language) }, idempotencyKey),
    valuesOf: () => usual,
    onSaved(answer, typed) {
      setRound(round + 1);
      const id = answer?.askForTimeOff?.id;
      if (id === undefined) return;
      const about = daysWithTimes(daysSent(typed), language);
      offerUndo(t(outcomeOf(answer!)), () => wish({ wish: 'withdrawTimeOff', variables: { id }, about }));
    },
    failed: t('timeOff.askFailed'),
  });
  const { controlled, field } = form;
  const [from, until] = [controlled('fromDay'), controlled('untilDay')];
  const chosen = types.find(({ typeId }) => typeId === controlled('type').value);
  const stretch = {
    fromDay: from.value,
    untilDay: until.value || from.value,
    fromTime: controlled('fromTime').value,
    untilTime: controlled('untilTime').value,
  };
  const unit = timeOffUnits.find((each) => enumName(each) === chosen?.unit) ?? 'days';
  const isWhole = from.value !== '' && from.value <= stretch.untilDay;
  const amount = isWhole
    ? timeOffAmount(unit, {
        from_day: stretch.fromDay,
        until_day: stretch.untilDay,
        from_time: stretch.fromTime || null,
        until_time: stretch.untilTime || null,
      }) / 100
    : 0;
  const button = (
    <Button type="submit" variant="primary" size="large" wide loading={form.saving}>
      {isWhole && chosen ? t('timeOff.askFor', { amount: amountOf(amount, chosen.unit) }) : t('timeOff.ask')}
    </Button>
  );
  return (
    <Card as="section" aria-label={t('timeOff.askTitle')}>
      <Form {...form.props} errorsTitle={t('form.notSaved')}>
        <SelectField
          label={t('timeOff.type')}
          {...field('type')}
          options={types.map(({ typeId, typeName }) => [typeId, typeName])}
        />
        <MonthPicker
          key={round}
          from={from.value}
          until={until.value}
          first={dayAfter(chosen?.needsApproval ? chosen.noticeDays : -timeOffLimits.daysBack)}
          onChange={(days) => {
            from.onChange(days.from);
            until.onChange(days.until);
          }}
        />
        <FieldRow>
          <TextField type="date" label={t('timeOff.from')} {...field('fromDay')} />
          <TextField type="date" label={t('timeOff.until')} min={from.value} {...field('untilDay')} />
        </FieldRow>
        <details>
          <summary>{t('timeOff.part')}</summary>
          <FieldRow>
            <TimeField label={t('timeOff.fromTime')} hint={t('timeOff.timeHint')} {...controlled('fromTime')} />
            <TimeField label={t('timeOff.untilTime')} {...controlled('untilTime')} />
          </FieldRow>
        </details>
        <TextField label={t('timeOff.reason')} hint={t('timeOff.reasonHint')} autoComplete="off" {...field('reason')} />
        {chosen?.needsDocument && <Muted as="p">{t('timeOff.documentNeeded')}</Muted>}
        {isWhole && chosen && (
          <Muted as="p" $size="body">
            {daysWithTimes(stretch, language)}
            {chosen.isCounted &&
              ` · ${t('timeOff.after', { amount: amountOf(Number(chosen.balance) - amount, chosen.unit) })}`}
          </Muted>
        )}
        {isWhole ? <InReach>{button}</InReach> : <FormActions>{button}</FormActions>}
      </Form>
    </Card>
  );
}
