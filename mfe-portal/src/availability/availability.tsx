import { useMutation } from '@apollo/client/react';
import { useFieldArray, useForm, useLatest } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { ToggleChip } from '@portfolio/ui/chip';
import { EmptyState } from '@portfolio/ui/empty-state';
import type { FormError } from '@portfolio/ui/form';
import { Stack, Cluster } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SaveForm } from '../forms/save-form.tsx';
import type { DayOfWeek } from '../generated/graphql.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { Dialog } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { MyAvailability, SetMyAvailability } from './availability.graphql.ts';
import { DayRules } from './day-rules.tsx';
import { DaysOff } from './days-off.tsx';
import { Painted } from './painted/painted.tsx';
import {
  rulesValues,
  copiedRules,
  days,
  faultsInRules,
  newRule,
  rulesInput,
  type RulesValues,
  type RuleValues,
} from './rule-values.ts';

/** scheduling.md §2, "Employee portal", tab availability. */
export function Availability() {
  const { t } = useTranslation();
  // Always asks: a form must not begin from what was true a while ago.
  const result = useKeptQuery(MyAvailability, { fetchPolicy: 'network-only' });
  return (
    <>
      <PageHeading description={result.data && t('availability.lead')}>{t('availability.title')}</PageHeading>
      <Loaded result={result} loading={t('availability.loading')} failed={t('availability.failed')}>
        {({ myAvailability }) => (
          <Stack $gap={6}>
            <AvailabilityForm key={result.keptAt} values={rulesValues(myAvailability)} />
            <Painted />
            <DaysOff />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

/** The hours of a week, day by day, with the texts of scheduling.md §8. */
function AvailabilityForm({ values }: { values: RulesValues }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [copied, setCopied] = useState<DayOfWeek>();
  const [replaceRules] = useMutation(SetMyAvailability);
  const inWords = ({ dayOfWeek, startTime, endTime, isAvailable }: RuleValues): string =>
    `${t(`availability.days.${dayOfWeek}`)} ${startTime}–${endTime} ${isAvailable ? '✓' : '✗'}`;
  const form = useForm<RulesValues, RulesValues>({
    draft: 'availability',
    values,
    rules: faultsInRules,
    aliases: { availabilityRules: 'rules' },
    sentences: {
      'rules.startTime': { invalid_time: t('availability.timeMissing') },
      'rules.endTime': {
        invalid_time: t('availability.timeMissing'),
        rule_ends_before_start: t('availability.notAfterStart'),
      },
    },
    async send(typed, _, context, began) {
      const variables = { rules: rulesInput(typed), seen: rulesInput(began) };
      const { data } = await replaceRules({ variables, context });
      return data ? rulesValues(data.setMyAvailability) : typed;
    },
    valuesOf: (saved) => saved,
    latest: useLatest(MyAvailability, {}, ({ myAvailability }) => rulesValues(myAvailability)),
    inWords: {
      rules: { label: t('availability.title'), say: (rules) => (rules as RuleValues[]).map(inWords).join('\n') },
    },
    failed: t('availability.saveFailed'),
    onSaved: () => toast('success', t('availability.saved')),
  });
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'rules' });

  // One sentence for all wrong times; it leads to the first.
  const wrongTime = form.props.errors.find(({ name }) => name !== undefined);
  const errors: readonly FormError[] = wrongTime
    ? [{ ...wrongTime, message: t('availability.endsBeforeStart') }]
    : form.props.errors;

  return (
    <SaveForm form={form} disabled={fields.length === 0} errors={errors}>
      {fields.length === 0 && (
        <EmptyState
          icon={<CalendarClock />}
          title={t('availability.empty')}
          action={
            <Button size="large" icon={<Plus aria-hidden />} onClick={() => append(newRule)}>
              {t('availability.add')}
            </Button>
          }
        >
          {t('availability.emptyHint')}
        </EmptyState>
      )}
      {days.map((day) => (
        <DayRules
          key={day}
          form={form}
          day={day}
          rules={fields.map(({ id, dayOfWeek }, at) => ({ id, dayOfWeek, at })).filter((r) => r.dayOfWeek === day)}
          onAdd={() => append({ ...newRule, dayOfWeek: day })}
          onCopy={() => setCopied(day)}
          onRemove={remove}
        />
      ))}
      {copied && (
        <CopyDialog
          from={copied}
          onClose={() => setCopied(undefined)}
          onCopy={(to) => {
            replace(copiedRules(form.hookForm.getValues('rules'), copied, to));
            setCopied(undefined);
          }}
        />
      )}
    </SaveForm>
  );
}

const Day = styled(ToggleChip)`
  min-height: ${space(12)};
  padding-inline: ${space(4)};
`;

interface Props {
  /** Whose hours are copied. */
  from: DayOfWeek;
  onCopy: (to: ReadonlySet<DayOfWeek>) => void;
  onClose: () => void;
}

/** Asks to which days a day's hours are copied; what those had gives way. */
function CopyDialog({ from, onCopy, onClose }: Props) {
  const { t } = useTranslation();
  const [to, setTo] = useState<ReadonlySet<DayOfWeek>>(new Set());
  const toggle = (day: DayOfWeek): void =>
    setTo(to.has(day) ? new Set([...to].filter((d) => d !== day)) : new Set([...to, day]));
  return (
    <Dialog
      onClose={onClose}
      title={t('availability.copyTitle', { day: t(`availability.days.${from}`) })}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="large" variant="primary" disabled={to.size === 0} onClick={() => onCopy(to)}>
            {t('availability.copy')}
          </Button>
        </>
      }
    >
      <p>{t('availability.copyHint')}</p>
      <Cluster role="group" aria-label={t('availability.copyTo')} $gap={2}>
        {days
          .filter((day) => day !== from)
          .map((day) => (
            <Day key={day} pressed={to.has(day)} onToggle={() => toggle(day)}>
              {t(`availability.days.${day}`)}
            </Day>
          ))}
      </Cluster>
    </Dialog>
  );
}
