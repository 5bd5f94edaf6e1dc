import { useApolloClient } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { employee as employeeSchema, employeeUpdate } from '@portfolio/contracts/scheduling';
import { useApi } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { useToast } from '@portfolio/ui/toast';
import { useNavigate } from 'react-router-dom';
import { useCompany } from '../companies/use-company.ts';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import type { DetailedEmployee } from './employee-detail.tsx';
import { valuesOf, type EmployeeValues } from './employee-values.ts';
import { EmployeeDetail } from './employees.graphql.ts';

/** The contract leaves the telephone number open, as the invite form does; a rate that is not there is no wrong number. */
const demanded = ['company', 'phone_number', 'hourly_rate'] as const;

const rules = (values: EmployeeValues) =>
  Object.fromEntries(demanded.map((name) => [name, values[name].trim() === '' ? fault('required') : undefined]));

/** scheduling.md §5, Employee form; without an employee it makes a new one. */
export function useEmployeeForm(employee: DetailedEmployee | undefined) {
  const { t } = useTranslation();
  const api = useApi();
  const apollo = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { company: shown, within } = useCompany();

  return useForm<EmployeeValues, string>({
    values: valuesOf(employee, shown),
    schema: employeeUpdate,
    rules,
    sentences: {
      company: { required: t('errors.company') },
      first_name: { required: t('errors.firstName') },
      last_name: { required: t('errors.lastName') },
      email: { required: t('errors.emailRequired'), invalid_email: t('errors.email') },
      phone_number: { required: t('errors.phone') },
      hourly_rate: {
        required: t('errors.hourlyRate'),
        invalid_number: t('errors.positive'),
        min_value: t('errors.positive'),
      },
    },
    labels: { start_date: t('employees.startDate'), qualifications: t('employees.qualifications') },
    aliases: { phone: 'phone_number' },
    send: async ({ company, ...fields }) => {
      const parse = (body: unknown) => String(employeeSchema.parse(body).id);
      const id = await (employee
        ? api.put(`/planner/employees/${employee.id}/`, fields, { parse })
        : api.post('/planner/employees/', { ...fields, company }, { parse }));
      // The next screen shows what is saved from the start; it tells by itself when that cannot be loaded.
      await apollo
        .query({ query: EmployeeDetail, variables: { id }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
      return id;
    },
    onSaved: (id, { first_name: first, last_name: last }) => {
      toast('success', t('employees.saved', { name: `${first} ${last}` }));
      void navigate(within(pathOf(paths.employee, id)));
    },
    failed: t('employees.saveFailed'),
  });
}

export type EmployeeFormState = ReturnType<typeof useEmployeeForm>;
