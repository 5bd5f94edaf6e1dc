import { shiftStatuses } from '@portfolio/contracts/scheduling';
import { Button } from '@portfolio/ui/button';
import { ToggleChip } from '@portfolio/ui/chip';
import { SelectField, TextField } from '@portfolio/ui/field';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { media, space } from '@portfolio/ui/tokens';
import FilterX from 'lucide-react/icons/filter-x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { chosenOption } from '../shared/choices/choices.ts';
import { ChoiceField } from '../shared/choices/choice-field.tsx';
import { useChosenClient, useClientChoices } from '../shared/choices/use-client-choices.ts';
import { useChosenEmployee, useEmployeeChoices } from '../shared/choices/use-employee-choices.ts';
import { useCompany } from '../shared/company/use-company.ts';
import { useTranslation } from '../translator.ts';
import { shiftStatusName } from './shift-status.tsx';
import { useFromToday } from './use-from-today.ts';
import type { ShiftListState } from './use-shift-list.ts';

/** Two short fields, side by side on a phone as well. */
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};

  ${media.tablet} {
    grid-column: span 2;
  }
`;

interface Props {
  list: ShiftListState;
  /** How many are found; undefined until that is known. */
  count: number | undefined;
  beneath: boolean;
  tools: ReactNode;
}

const FromToday = styled(ToggleChip)`
  justify-self: start;
  align-self: end;
  margin-bottom: ${space(1)};
`;

/** Search and filters of the list of shifts: client, employee, status, first and last day. */
export function ShiftFilters({ list, count, beneath, tools }: Props) {
  const { t } = useTranslation();
  const fromToday = useFromToday(beneath);
  const { client = '', employee = '', status, startDate, endDate } = list.filters;
  const { company } = useCompany();
  const clients = useClientChoices(company);
  const employees = useEmployeeChoices(company);
  const chosenClient = useChosenClient(client).client;
  const chosenEmployee = useChosenEmployee(employee);

  return (
    <ListToolbar
      search={{ label: t('shifts.search'), ...list.searchBox }}
      foldLabel={t('lists.filters')}
      tools={tools}
      status={count !== undefined && t('shifts.count', { count })}
      clear={
        list.isNarrowed && (
          <Button size="small" variant="ghost" icon={<FilterX aria-hidden />} onClick={list.clear}>
            {t('shifts.clearFilters')}
          </Button>
        )
      }
    >
      <ChoiceField
        label={t('shifts.client')}
        placeholder={t('lists.all')}
        choices={clients}
        value={chosenOption(clients, client, chosenClient)}
        onChange={(id) => list.filterBy({ client: id || undefined })}
      />
      <ChoiceField
        label={t('shifts.employee')}
        placeholder={t('lists.all')}
        choices={employees}
        value={chosenOption(employees, employee, chosenEmployee)}
        onChange={(id) => list.filterBy({ employee: id || undefined })}
      />
      <SelectField
        label={t('shifts.statusLabel')}
        value={status ?? ''}
        onChange={({ target }) => list.filterBy({ status: shiftStatuses.find((each) => each === target.value) })}
        none={t('lists.all')}
        options={shiftStatuses.map((each) => [each, t(`shifts.status.${shiftStatusName(each)}`)])}
      />
      <Days>
        <TextField
          type="date"
          label={t('shifts.startDate')}
          value={startDate ?? ''}
          max={endDate}
          onChange={({ target }) => list.filterBy({ startDate: target.value || undefined })}
        />
        <TextField
          type="date"
          label={t('shifts.endDate')}
          value={endDate ?? ''}
          min={startDate}
          onChange={({ target }) => list.filterBy({ endDate: target.value || undefined })}
        />
      </Days>
      <FromToday pressed={fromToday.isOn} onToggle={fromToday.toggle}>
        {t('shifts.fromToday')}
      </FromToday>
    </ListToolbar>
  );
}
