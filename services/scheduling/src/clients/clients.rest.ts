import { clientListFilter } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { clientList, getClient, listClients } from './clients.ts';

/** scheduling.md §7, Clients and locations. */
export const clientResources = [
  resource<SchedulingContext>('/planner/clients', {
    get: async ({ context, query, list, page }) => {
      const parameters = list(clientList);
      return page(parameters, await listClients(context, query(clientListFilter), parameters));
    },
  }),
  resource<SchedulingContext>('/planner/clients/:id', {
    get: ({ context, id }) => getClient(context, id()),
  }),
];
