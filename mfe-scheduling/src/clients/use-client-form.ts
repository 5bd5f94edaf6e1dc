import { useApolloClient } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { clientUpdate, locationUpdate } from '@portfolio/contracts/scheduling';
import { RefusedError, useFieldArray, useForm } from '@portfolio/remote-kit/forms';
import { zoneName } from '@portfolio/remote-kit/times';
import { useToast } from '@portfolio/ui/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useCompany } from '../shared/company/use-company.tsx';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { newLocation, valuesOf, withBudget, type ClientValues } from './client-values.ts';
import { ClientDetail, type DetailedClient } from './clients.graphql.ts';
import { LocationsKept, saveClient, type Saved } from './save-client.ts';

const requestOf = (values: ClientValues) => ({ ...withBudget(values), locations: values.locations.map(withBudget) });

const schema = clientUpdate.extend({ locations: z.array(locationUpdate) });

/** scheduling.md §5, Client form; without a client it makes a new one. @param onDone where it does not lead to the client's page */
export function useClientForm(client: DetailedClient | undefined, onDone?: () => void) {
  const { t, language } = useTranslation();
  const apollo = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { company: shown, within } = useCompany();
  const before = valuesOf(client, shown);
  const saved = useRef<Saved>({
    client: client?.id,
    locations: new Set(before.locations.map(({ id }) => id)),
    made: new Map(),
    was: new Map(),
  });

  const [isPartlySaved, setPartlySaved] = useState(false);

  /** readings.md: removed locations that shifts use stay, and are in the form again. */
  const putBack = (ids: readonly string[], values: ClientValues): RefusedError => {
    const kept = before.locations.filter(({ id }) => ids.includes(id));
    setPartlySaved(true);
    form.begin({ ...values, locations: [...values.locations, ...kept] });
    const names = new Intl.ListFormat(language).format(kept.map(({ name }) => t('clients.quoted', { name })));
    const message = t('clients.locationsKept', { count: kept.length, names });
    const detail = { code: 'locations_kept', params: {}, message };
    return new RefusedError({ kind: 'conflict', answered: true, faults: [], detail });
  };

  const form = useForm<ClientValues, string, ReturnType<typeof requestOf>>({
    draft: `client/${client?.id ?? 'new'}`,
    values: before,
    schema,
    request: requestOf,
    rules: (values) => ({ company: values.company === '' ? fault('required') : undefined }),
    sentences: {
      company: { required: t('errors.company') },
      name: { required: t('clients.errors.name') },
      email: { invalid_email: t('errors.email') },
      'locations.name': { required: t('clients.errors.location') },
    },
    latest: async () => {
      const variables = { id: saved.current.client ?? '' };
      const { data } = await apollo.query({ query: ClientDetail, variables, fetchPolicy: 'network-only' });
      if (!data?.client) return undefined;
      const present = valuesOf(data.client, shown);
      Object.assign(saved.current, { fields: undefined, was: new Map() });
      for (const location of present.locations) saved.current.locations.add(location.id);
      return { values: present, words: { timeZone: zoneName(present.timeZone) } };
    },
    send: async (_, values, once, began) => {
      setPartlySaved(false);
      const id = await saveClient(apollo, { values, began }, saved.current, once).catch((error: unknown) => {
        throw error instanceof LocationsKept ? putBack(error.ids, values) : error;
      });
      // The next screen shows what is saved from the start; it tells by itself when that cannot be loaded.
      await apollo
        .query({ query: ClientDetail, variables: { id }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
      return id;
    },
    onSaved: (id, { name }) => {
      toast('success', t('clients.saved', { name }));
      if (onDone) onDone();
      else void navigate(within(pathOf(paths.client, id)));
    },
    failed: t('clients.saveFailed'),
  });
  const locations = useFieldArray({ control: form.control, name: 'locations', keyName: 'key' });

  const company = form.controlled('company');

  return {
    form,
    isPartlySaved,
    company: {
      ...company,
      onChange(id: string) {
        company.onChange(id);
        // They are those of one company.
        const { setValue, getValues } = form.hookForm;
        setValue('requiredQualifications', []);
        for (const at of getValues('locations').keys()) setValue(`locations.${at}.requiredQualifications`, []);
      },
    },
    locations: locations.fields,
    addLocation: () => locations.append(newLocation()),
    removeLocation: (at: number) => locations.remove(at),
  };
}

export type ClientFormState = ReturnType<typeof useClientForm>;
