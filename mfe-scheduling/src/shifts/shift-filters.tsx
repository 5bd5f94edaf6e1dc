import { shiftStatuses } from '@portfolio/contracts/scheduling';
import { useZone } from '@portfolio/remote-kit';
import { deviceStorage } from '@portfolio/remote-kit/storage';
import { dayIn, useNow } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { ToggleChip } from '@portfolio/ui/chip';
import { SelectField, TextField } from '@portfolio/ui/field';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { media, space } from '@portfolio/ui/tokens';
import FilterX from 'lucide-react/icons/filter-x';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  chosenOption,
  useChosenClient,
  useClientChoices,
  useChosenEmployee,
  useEmployeeChoices,
} from '../shared/choices/choices.ts';
import { ChoiceField } from '../shared/choices/choice-field.tsx';
import { useCompany } from '../shared/company/use-company.tsx';
import { useTranslation } from '../translator.ts';
import { shiftStatusName } from './shift-status.tsx';
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

/** Where this device remembers that its planner reads the list from today on. */
const key = 'shiftsFromToday';

/**
 * The list from today on, the nearest first, in one press. It is remembered; an address that asks for something counts more, and
 * without the press the order is that of scheduling.md §9.
 * @param beneath the list stands below another screen, whose address is not the list's to change
 */
function useFromToday(beneath: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const today = dayIn(useZone(), useNow());
  const isOn = parameters.get('startDate') === today && parameters.get('ordering') === 'start_time';

  const show = (wanted: boolean): void => {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['page', 'startDate', 'ordering']) next.delete(name);
        if (!wanted) return next;
        next.set('startDate', today);
        next.set('ordering', 'start_time');
        return next;
      },
      { replace: true },
    );
  };

  useEffect(() => {
    if (!beneath && parameters.size === 0 && deviceStorage.getItem(key)) show(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the list is opened; what is cleared later stays cleared
  }, []);

  return {
    isOn,
    toggle: (wanted: boolean): void => {
      if (wanted) deviceStorage.setItem(key, 'yes');
      else deviceStorage.removeItem(key);
      show(wanted);
    },
  };
}
