import {
  client,
  clientInput,
  clientListFilter,
  clientPatch,
  clientUpdate,
  location,
} from '@portfolio/contracts/scheduling';
import { etagged, ifMatch } from '@portfolio/service-kit/precondition';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { administrators as access } from '../access.ts';
import { csvRoute } from '../csv/route.ts';
import { route } from '../route.ts';
import { createClient, deleteClient, updateClient } from './change-clients.ts';
import { clientList, exportClients, getClient, listClients } from './clients.ts';
import { listLocations } from './locations.ts';

/** scheduling.md §7, Clients and locations: the calls on clients. */
export const clientResources = [
  resource('/planner/clients', {
    get: route({
      summary: 'List clients',
      access,
      query: clientListFilter,
      list: clientList,
      answer: client,
      handle: ({ context, query, list }) => listClients(context, query, list),
    }),
    post: route({
      summary: 'Create a client',
      access,
      body: clientInput,
      answer: client,
      status: 201,
      handle: ({ context, body }) => createClient(context, body),
    }),
  }),
  resource('/planner/clients/export_csv', {
    get: csvRoute({ summary: 'Download clients', query: clientListFilter, list: clientList, describe: exportClients }),
  }),
  resource(
    '/planner/clients/:id',
    {
      get: route({
        summary: 'Read a client',
        access,
        answer: client,
        handle: async ({ context, id, response }) => etagged(response, await getClient(context, id())),
      }),
      put: route({
        summary: 'Replace a client',
        access,
        body: clientUpdate,
        answer: client,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateClient(context, id(), body, ifMatch(request))),
      }),
      patch: route({
        summary: 'Change a client',
        access,
        body: clientPatch,
        answer: client,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateClient(context, id(), body, ifMatch(request))),
      }),
      delete: route({
        summary: 'Delete a client',
        access,
        handle: ({ context, id }) => deleteClient(context, id()),
      }),
    },
    ({ context, id }) => getClient(context, id()),
  ),
  resource('/planner/clients/:id/locations', {
    get: route({
      summary: 'The locations of a client, as a plain list',
      access,
      answer: z.array(location),
      handle: ({ context, id }) => listLocations(context, id()),
    }),
  }),
];
