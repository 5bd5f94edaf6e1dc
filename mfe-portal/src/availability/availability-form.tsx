import { useApolloClient, useMutation } from '@apollo/client/react';
import { useFieldArray, useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import type { FormError } from '@portfolio/ui/form';
import { useToast } from '@portfolio/ui/toast';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { SaveForm } from '../forms/save-form.tsx';
import type { DayOfWeek } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { MyAvailability, SetMyAvailability } from './availability.graphql.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DayRules } from './day-rules.tsx';
import {
  copiedRules,
  days,
  faultsInRules,
  newRule,
  rulesInput,
  rulesValues,
  type RulesValues,
  type RuleValues,
} from './rule-values.ts';

/** The hours of a week, day by day, with the texts of scheduling.md §8. */
export function AvailabilityForm({ values }: { values: RulesValues }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [copied, setCopied] = useState<DayOfWeek>();
  const apollo = useApolloClient();
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
    async latest() {
      const { data } = await apollo.query({ query: MyAvailability, fetchPolicy: 'network-only' });
      return data && { values: rulesValues(data.myAvailability) };
    },
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
