import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ChosenEmployee, EmployeeChoices } from './choices.graphql.ts';
import { choicesOf, type Choices } from './choices.ts';
import { useSettled } from './use-settled.ts';

/** Active employees of a company; of all companies without one, which is a superuser's. */
export function useEmployeeChoices(company: string | undefined): Choices {
  const [text, search] = useState('');
  const result = useQuery(EmployeeChoices, { variables: { company: company ?? null, search: useSettled(text) } });
  const found = (result.data ?? result.previousData)?.employees;
  return choicesOf(found, search, result.error, ({ id, name, email }) => ({ id, name, detail: email }));
}

export function useChosenEmployee(id: string) {
  const { data } = useQuery(ChosenEmployee, { variables: { id }, skip: id === '' });
  return id === '' ? undefined : (data?.employee ?? undefined);
}
