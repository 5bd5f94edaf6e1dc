import { scheduling } from '@portfolio/contracts/scheduling';
import { dollars } from '@portfolio/remote-kit/figures';
import { shiftLength } from '@portfolio/remote-kit/times';
import { NumberField, type NumberFieldProps } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Muted } from '@portfolio/ui/text';
import { useTranslation } from '../translator.ts';
import type { DetailedClient } from './clients.graphql.ts';

/** The budgets of a place with their names; none that is not kept to. */
export function useBudgetWords() {
  const { t, language } = useTranslation();
  return ({ weekBudget, weekHours }: Pick<DetailedClient, 'weekBudget' | 'weekHours'>) =>
    [
      {
        term: t('clients.weekBudget'),
        detail: weekBudget === null ? '' : dollars(String(weekBudget), language, { whole: true }),
      },
      { term: t('clients.weekHours'), detail: weekHours === null ? '' : shiftLength(weekHours, language, 0) },
    ].filter(({ detail }) => detail !== '');
}

interface Props {
  field: (name: 'weekBudget' | 'weekHours') => Partial<NumberFieldProps>;
  hint?: string;
}

/** What the shifts of a week at a place may cost, and how many hours they may have. */
export function BudgetFields({ field, hint }: Props) {
  const { t } = useTranslation();
  const shared = { optional: t('optional'), min: 0, step: 1 };
  return (
    <>
      {hint && <Muted as="p">{hint}</Muted>}
      <FieldRow>
        <NumberField
          label={t('clients.weekBudget')}
          unit="$"
          max={scheduling.weekBudget}
          {...shared}
          {...field('weekBudget')}
        />
        <NumberField
          label={t('clients.weekHours')}
          unit="h"
          max={scheduling.weekHours}
          {...shared}
          {...field('weekHours')}
        />
      </FieldRow>
    </>
  );
}
