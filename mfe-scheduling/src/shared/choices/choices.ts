import { useApolloClient, useQuery } from '@apollo/client/react';
import { useZone } from '@portfolio/remote-kit';
import type { ComboOption, ComboValue } from '@portfolio/ui/combo-field';
import { useEffect, useState } from 'react';
import { ChosenClient, ChosenCompany, ClientChoices, ChosenEmployee, EmployeeChoices } from './choices.graphql.ts';

/** What a field may be set to: the first hundred, and more by typing. */
export interface Choices {
  options: readonly ComboOption[];
  /** There are more than are listed. */
  hasMore: boolean;
  search: (text: string) => void;
  /** The options are not yet those of what was typed. */
  searching: boolean;
  /** Nothing could be loaded. */
  failed: boolean;
}

/** Those of a company, which may have none yet. */
export interface OwnChoices extends Choices {
  /** There is none at all, whatever one would search for. */
  isNone: boolean;
}

interface Query {
  /** What is typed, and what of it is asked for. */
  text: string;
  settled: string;
  search: (text: string) => void;
  result: { loading: boolean; error?: Error };
}

export const choicesOf = <Row>(
  found: { count: number; results: readonly Row[] } | undefined,
  { text, settled, search, result: { loading, error } }: Query,
  option: (row: Row) => ComboOption,
): Choices => ({
  options: found?.results.map(option) ?? [],
  hasMore: found !== undefined && found.count > found.results.length,
  search,
  searching: text !== settled || (loading && !error),
  failed: error !== undefined && found === undefined,
});

/** The option of an id: among those listed, else by the name that is known of it, if there is one already. */
export function chosenOption(
  { options }: Choices,
  id: string,
  known: { id: string; name: string } | undefined,
): ComboValue | null {
  if (id === '') return null;
  const listed = options.find((option) => option.id === id);
  return listed ?? (known?.id === id ? { id, name: known.name } : { id });
}

/** Milliseconds without typing after which one looks for what was typed. */
const pause = 250;

/** A text once typing has paused; blank at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

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

/** On which clock a place is: its own, its client's, that of the client's company, or the reader's. */
const zoneOf = (
  client: { timeZone?: string | null; locations: readonly { id: string; timeZone?: string | null }[] },
  location: string,
  companyZone: string | undefined,
  own: string,
): string => {
  const site = client.locations.find(({ id }) => id === location);
  return site?.timeZone ?? client.timeZone ?? companyZone ?? own;
};

const noLocations: readonly { id: string; name: string; timeZone?: string | null }[] = [];

/** A form that says where something is; `zone` is blank until it is known on which clock that place is. */
interface PlaceForm {
  controlled(name: 'client' | 'location' | 'zone'): {
    value: string;
    onChange: (value: string) => void;
    error: string | undefined;
  };
  hookForm: { setValue(name: 'zone', value: string): void };
}

/** The place of a form, whose clock follows it. Another client clears the location. */
export function useChosenPlace(form: PlaceForm) {
  const client = form.controlled('client');
  const location = form.controlled('location');
  const { value: known } = form.controlled('zone');
  const own = useZone();
  const { client: chosen, companyZone } = useChosenClient(client.value);
  const zone = chosen ? zoneOf(chosen, location.value, companyZone, own) : known;
  useEffect(() => {
    // Follows from the place, so it is no change of its own that would be lost.
    if (zone !== known) form.hookForm.setValue('zone', zone);
  });
  const changeClient = (id: string): void => {
    client.onChange(id);
    location.onChange('');
    // Until it is known where that is, it is not where the one before was.
    form.hookForm.setValue('zone', '');
  };
  // A failed load leaves an empty list silently (scheduling.md §8).
  return { client: { ...client, onChange: changeClient }, chosen, locations: chosen?.locations ?? noLocations, zone };
}

/** Asks for the clock of a place, for who saves before it is known. */
export function useZoneOfPlace() {
  const apollo = useApolloClient();
  const own = useZone();
  return async ({ client: id, location }: { client: string; location: string }): Promise<string> => {
    const client = (await apollo.query({ query: ChosenClient, variables: { id } })).data?.client;
    if (!client) return own;
    const owner = await apollo.query({ query: ChosenCompany, variables: { id: client.companyId } });
    return zoneOf(client, location, owner.data?.company?.timeZone, own);
  };
}

/** In which zone a company is; undefined until it is known. */
export const useCompanyZone = (id: string): string | undefined =>
  useQuery(ChosenCompany, { variables: { id }, skip: id === '' }).data?.company?.timeZone;

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
