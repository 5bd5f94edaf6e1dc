import {
  client,
  clientInput,
  clientListFilter,
  clientPatch,
  clientUpdate,
  location,
  locationInput,
  locationPatch,
  locationUpdate,
} from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { forAdministrators, noun } from '../call.ts';
import { csvCall } from '../shared/csv/call.ts';
import { createClient, deleteClient, updateClient } from './change-clients.ts';
import { clientList, exportClients, getClient, listClients } from './clients.ts';
import { createLocation, deleteLocation, getLocation, listLocations, updateLocation } from './locations.ts';

const read = { description: 'Null when there is none that the caller administers.' };

/** scheduling.md §7, Clients and locations; deleting a location is readings.md's. */
export const clientCalls = [
  ...noun({
    name: 'client',
    path: '/planner/clients',
    answer: client,
    find: getClient,
    list: { filter: clientListFilter, options: clientList, run: listClients },
    create: { input: clientInput, run: createClient },
    read,
    change: { input: clientPatch, replacement: clientUpdate, run: updateClient },
    remove: { description: 'The id of the deleted client. CONFLICT while it has shifts.', run: deleteClient },
  }),
  csvCall({
    rest: 'GET /planner/clients/export_csv',
    summary: 'Download clients',
    query: clientListFilter,
    list: clientList,
    describe: exportClients,
  }),
  forAdministrators({
    rest: 'GET /planner/clients/:id/locations',
    summary: 'The locations of a client, as a plain list',
    answer: z.array(location),
    handle: ({ context, id }) => listLocations(context, id()),
  }),
  ...noun({
    name: 'location',
    path: '/planner/locations',
    answer: location,
    find: getLocation,
    create: { summary: 'Add a location to a client', input: locationInput, run: createLocation },
    read,
    change: { input: locationPatch, replacement: locationUpdate, run: updateLocation },
    remove: {
      summary: 'Delete a location that no shift uses',
      description: 'The id of the deleted location. CONFLICT while shifts use it.',
      run: deleteLocation,
    },
  }),
];
