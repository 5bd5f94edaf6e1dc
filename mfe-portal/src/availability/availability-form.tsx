import { useMutation } from '@apollo/client/react';
import { useFieldArray, useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import type { FormError } from '@portfolio/ui/form';
import { space } from '@portfolio/ui/tokens';
import { useToast } from '@portfolio/ui/toast';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { SaveForm } from '../forms/save-form.tsx';
import { useTranslation } from '../translator.ts';
import { SetMyAvailability } from './availability.graphql.ts';
import { faultsInRules, newRule, rulesValues, type RulesValues } from './rule-values.ts';
import { Rule } from './rule.tsx';

const Rules = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: '';
`;

/** The rules of a week, with the texts of scheduling.md §8. */
export function AvailabilityForm({ values }: { values: RulesValues }) {
  const { t } = useTranslation();
  const toast = useToast();
  const add = useRef<HTMLButtonElement>(null);
  const [replace] = useMutation(SetMyAvailability);
  const form = useForm<RulesValues, RulesValues>({
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
    async send({ rules }) {
      const { data } = await replace({ variables: { rules } });
      return data ? rulesValues(data.setMyAvailability) : { rules };
    },
    valuesOf: (saved) => saved,
    failed: t('availability.saveFailed'),
    onSaved: () => toast('success', t('availability.saved')),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rules' });

  // One sentence for all wrong times; it leads to the first.
  const wrongTime = form.props.errors.find(({ name }) => name !== undefined);
  const errors: readonly FormError[] = wrongTime
    ? [{ ...wrongTime, message: t('availability.endsBeforeStart') }]
    : form.props.errors;

  return (
    <SaveForm form={form} disabled={fields.length === 0} errors={errors}>
      {fields.length === 0 && (
        <EmptyState icon={<CalendarClock />} title={t('availability.empty')}>
          {t('availability.emptyHint')}
        </EmptyState>
      )}
      <Rules aria-label={t('availability.rules')}>
        {fields.map(({ id }, at) => (
          <Rule
            key={id}
            form={form}
            at={at}
            onRemove={() => {
              remove(at);
              add.current?.focus();
            }}
          />
        ))}
      </Rules>
      <div>
        <Button ref={add} size="large" icon={<Plus aria-hidden />} onClick={() => append(newRule)}>
          {t('availability.add')}
        </Button>
      </div>
    </SaveForm>
  );
}
