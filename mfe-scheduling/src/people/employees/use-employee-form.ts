import { useApolloClient, useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { employeeUpdate, employeeStatuses } from '@portfolio/contracts/scheduling';
import { changesOf, textsOf, useForm, useLatest } from '@portfolio/remote-kit/forms';
import { viewersZone, dayIn } from '@portfolio/remote-kit/times';
import { useToast } from '@portfolio/ui/toast';
import { useNavigate } from 'react-router-dom';
import { useCompany } from '../../shared/company/use-company.tsx';
import { pathOf, paths } from '../../paths.ts';
import { useTranslation } from '../../translator.ts';
import {
  CreateEmployee,
  EmployeeDetail,
  UpdateEmployee,
  type DetailedEmployee,
  statusValue,
  statusName,
} from './employees.graphql.ts';

/** The contract leaves the telephone number open, as the invite form does; a rate that is not there is no wrong number. */
const demanded = ['company', 'phone', 'hourlyRate'] as const;

const rules = (values: EmployeeValues) =>
  Object.fromEntries(demanded.map((name) => [name, values[name].trim() === '' ? fault('required') : undefined]));

function inputOf(values: EmployeeValues) {
  const { company: _, status, ...fields } = values;
  return { ...fields, status: statusValue(status) };
}

/**
 * scheduling.md §5, Employee form; without an employee it makes a new one.
 * @param zone of the new one's company, if known
 * @param onDone where it does not lead to the employee's page
 */
export function useEmployeeForm(employee: DetailedEmployee | undefined, zone = viewersZone(), onDone?: () => void) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateEmployee);
  const [update] = useMutation(UpdateEmployee);
  const apollo = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { company: shown, within } = useCompany();

  return useForm<EmployeeValues, string>({
    draft: `employee/${employee?.id ?? 'new'}`,
    values: valuesOf(employee, shown, zone),
    schema: employeeUpdate,
    rules,
    sentences: {
      company: { required: t('errors.company') },
      firstName: { required: t('errors.firstName') },
      lastName: { required: t('errors.lastName') },
      email: { required: t('errors.emailRequired'), invalid_email: t('errors.email') },
      phone: { required: t('errors.phone') },
      hourlyRate: {
        required: t('errors.hourlyRate'),
        invalid_number: t('errors.positive'),
        min_value: t('errors.positive'),
      },
    },
    latest: useLatest(
      EmployeeDetail,
      { id: employee?.id ?? '' },
      ({ employee: now }) => now && valuesOf(now, shown, zone),
    ),
    send: async (values, _, context, began) => {
      const input = inputOf(values);
      // Only what was changed: what others change meanwhile stays.
      if (employee) await update({ variables: { id: employee.id, ...changesOf(input, inputOf(began)) }, context });
      const made =
        employee ??
        (await create({ variables: { input: { ...input, company: values.company } }, context })).data?.createEmployee;
      const id = made?.id ?? '';
      // The next screen shows what is saved from the start; it tells by itself when that cannot be loaded.
      await apollo
        .query({ query: EmployeeDetail, variables: { id }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
      return id;
    },
    onSaved: (id, { firstName: first, lastName: last }) => {
      toast('success', t('employees.saved', { name: `${first} ${last}` }));
      if (onDone) onDone();
      else void navigate(within(pathOf(paths.employee, id)));
    },
    failed: t('employees.saveFailed'),
  });
}

export type EmployeeFormState = ReturnType<typeof useEmployeeForm>;

/**
 * What the form holds, named as on the wire. A new employee is active (scheduling.md §9), and starts today, by the clock of the company.
 * @param company id; of a new employee only
 * @param zone of the company
 */
const valuesOf = (employee: DetailedEmployee | undefined, company: string | undefined, zone: string) => ({
  company: employee?.companyId ?? company ?? '',
  ...textsOf(employee, 'firstName', 'lastName', 'email', 'phone', 'hourlyRate'),
  startDate: employee?.startDate ?? dayIn(zone, new Date()),
  status: employee ? statusName(employee.status) : employeeStatuses[0],
  qualifications: (employee?.qualifications ?? []).map(({ id }) => id),
  ...textsOf(employee, 'address', 'city', 'state', 'zipCode', 'emergencyContactName', 'emergencyContactPhone'),
  ...textsOf(employee, 'idNumber', 'taxNumber', 'bankAccount', 'notes'),
});

type EmployeeValues = ReturnType<typeof valuesOf>;
