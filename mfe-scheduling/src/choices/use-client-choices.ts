import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ChosenClient, ClientChoices } from './choices.graphql.ts';
import { choicesOf, type Choices } from './choices.ts';
import { useSettled } from './use-settled.ts';

/** Active clients of a company; of all companies without one, which is a superuser's. */
export function useClientChoices(company: string | undefined): Choices {
  const [text, search] = useState('');
  const result = useQuery(ClientChoices, { variables: { company: company ?? null, search: useSettled(text) } });
  const found = (result.data ?? result.previousData)?.clients;
  return choicesOf(found, search, result.error, ({ id, name, city }) => ({ id, name, detail: city }));
}

/** The chosen client, with the company it belongs to and its locations. Empty until it is there, and when it cannot be loaded. */
export function useChosenClient(id: string) {
  const { data, loading } = useQuery(ChosenClient, { variables: { id }, skip: id === '' });
  const client = id === '' ? undefined : (data?.client ?? undefined);
  const company = data?.companies.results.find((each) => each.id === client?.companyId);
  return { client, companyZone: company?.timeZone, loading };
}
