import { clientInput, clientListFilter, clientPatch, clientUpdate } from '@portfolio/contracts/scheduling';
import { created, noContent, resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { sendCsv } from '../csv/download.ts';
import { createClient, deleteClient, updateClient } from './change-clients.ts';
import { clientList, exportClients, getClient, listClients } from './clients.ts';
import { listLocations } from './locations.ts';

/** scheduling.md §7, Clients and locations: the calls on clients. */
export const clientResources = [
  resource<SchedulingContext>('/planner/clients', {
    get: async ({ context, query, list, page }) => {
      const parameters = list(clientList);
      return page(parameters, await listClients(context, query(clientListFilter), parameters));
    },
    post: async ({ context, body }) => created(await createClient(context, body(clientInput))),
  }),
  resource<SchedulingContext>('/planner/clients/export_csv', {
    get: async ({ context, query, list, response }) => {
      const download = await exportClients(context, query(clientListFilter), list(clientList));
      await sendCsv(response, context.database, download);
    },
  }),
  resource<SchedulingContext>('/planner/clients/:id', {
    get: ({ context, id }) => getClient(context, id()),
    put: ({ context, id, body }) => updateClient(context, id(), body(clientUpdate)),
    patch: ({ context, id, body }) => updateClient(context, id(), body(clientPatch)),
    delete: async ({ context, id }) => {
      await deleteClient(context, id());
      return noContent();
    },
  }),
  resource<SchedulingContext>('/planner/clients/:id/locations', {
    get: ({ context, id }) => listLocations(context, id()),
  }),
];
