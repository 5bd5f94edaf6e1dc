import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ChosenEmployee, EmployeeChoices } from './choices.graphql.ts';
import { choicesOf, type OwnChoices } from './choices.ts';
import { useSettled } from './use-settled.ts';

/** Active employees of a company; of all companies without one, which is a superuser's. */
export function useEmployeeChoices(company: string | undefined): OwnChoices {
  const [text, search] = useState('');
  const settled = useSettled(text);
  const result = useQuery(EmployeeChoices, { variables: { company: company ?? null, search: settled } });
  const found = (result.data ?? result.previousData)?.employees;
  const isNone = settled === '' && result.data?.employees.count === 0;
  return {
    ...choicesOf(found, { text, settled, search, result }, ({ id, name, email }) => ({ id, name, detail: email })),
    isNone,
  };
}

export function useChosenEmployee(id: string) {
  const { data } = useQuery(ChosenEmployee, { variables: { id }, skip: id === '' });
  return id === '' ? undefined : (data?.employee ?? undefined);
}
