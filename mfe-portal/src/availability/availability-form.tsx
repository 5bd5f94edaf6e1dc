import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { availabilityEndsBeforeStart } from '@portfolio/contracts/scheduling';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import type { FormError } from '@portfolio/ui/form';
import { space } from '@portfolio/ui/tokens';
import { useToast } from '@portfolio/ui/toast';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { SaveForm } from '../forms/save-form.tsx';
import { useSave } from '../forms/use-save.ts';
import { useTranslation } from '../translator.ts';
import { SetMyAvailability } from './availability.graphql.ts';
import { newRule, rulesSchema, rulesValues, type RulesValues } from './rule-values.ts';
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
  const form = useForm<RulesValues>({
    defaultValues: values,
    resolver: zodResolver(rulesSchema),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rules' });
  const { errors, isSubmitting } = form.formState;
  const { submit, failure } = useSave(form, {
    async send({ rules }) {
      const { data } = await replace({ variables: { rules } });
      return data ? rulesValues(data.setMyAvailability) : { rules };
    },
    failed(detail) {
      if (detail === availabilityEndsBeforeStart) return t('availability.endsBeforeStart');
      return detail ?? t('availability.saveFailed');
    },
    onSaved: () => toast('success', t('availability.saved')),
  });

  const wrongTimes = fields.flatMap((_, at) => {
    const { startTime, endTime } = errors.rules?.[at] ?? {};
    return [startTime && `rules.${at}.startTime`, endTime && `rules.${at}.endTime`].filter(
      (name) => name !== undefined,
    );
  });
  // One sentence for all of them; it leads to the first.
  const wrong: FormError[] = wrongTimes
    .slice(0, 1)
    .map((name) => ({ name, message: t('availability.endsBeforeStart') }));

  return (
    <SaveForm submit={submit} saving={isSubmitting} disabled={fields.length === 0} errors={wrong} failure={failure}>
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
