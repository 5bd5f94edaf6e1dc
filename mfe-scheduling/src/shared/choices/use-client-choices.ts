import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ChosenClient, ChosenCompany, ClientChoices } from './choices.graphql.ts';
import { choicesOf, type OwnChoices } from './choices.ts';
import { useSettled } from './use-settled.ts';

/** Active clients of a company; of all companies without one, which is a superuser's. */
export function useClientChoices(company: string | undefined): OwnChoices {
  const [text, search] = useState('');
  const settled = useSettled(text);
  const result = useQuery(ClientChoices, { variables: { company: company ?? null, search: settled } });
  const found = (result.data ?? result.previousData)?.clients;
  const isNone = settled === '' && result.data?.clients.count === 0;
  return {
    ...choicesOf(found, { text, settled, search, result }, ({ id, name, city }) => ({ id, name, detail: city })),
    isNone,
  };
}

/** The chosen client with its locations, and its company's time zone. Empty until both are there, and when it cannot be loaded. */
export function useChosenClient(id: string) {
  const { data } = useQuery(ChosenClient, { variables: { id }, skip: id === '' });
  const client = id === '' ? undefined : (data?.client ?? undefined);
  const owner = useQuery(ChosenCompany, { variables: { id: client?.companyId ?? '' }, skip: !client });
  return { client: owner.loading ? undefined : client, companyZone: owner.data?.company?.timeZone };
}

/** In which zone a company is; undefined until it is known. */
export const useCompanyZone = (id: string): string | undefined =>
  useQuery(ChosenCompany, { variables: { id }, skip: id === '' }).data?.company?.timeZone;
