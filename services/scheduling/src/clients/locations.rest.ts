import { location, locationInput, locationPatch, locationUpdate } from '@portfolio/contracts/scheduling';
import { etagged, ifMatch } from '@portfolio/service-kit/precondition';
import { resource } from '@portfolio/service-kit/rest';
import { administrators as access } from '../access.ts';
import { route } from '../route.ts';
import { createLocation, deleteLocation, getLocation, updateLocation } from './locations.ts';

/** scheduling.md §7, Clients and locations: the calls on locations; DELETE is readings.md's. */
export const locationResources = [
  resource('/planner/locations', {
    post: route({
      summary: 'Add a location to a client',
      access,
      body: locationInput,
      answer: location,
      status: 201,
      handle: ({ context, body }) => createLocation(context, body),
    }),
  }),
  resource(
    '/planner/locations/:id',
    {
      get: route({
        summary: 'Read a location',
        access,
        answer: location,
        handle: async ({ context, id, response }) => etagged(response, await getLocation(context, id())),
      }),
      put: route({
        summary: 'Replace a location',
        access,
        body: locationUpdate,
        answer: location,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateLocation(context, id(), body, ifMatch(request))),
      }),
      patch: route({
        summary: 'Change a location',
        access,
        body: locationPatch,
        answer: location,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateLocation(context, id(), body, ifMatch(request))),
      }),
      delete: route({
        summary: 'Delete a location that no shift uses',
        access,
        handle: ({ context, id }) => deleteLocation(context, id()),
      }),
    },
    ({ context, id }) => getLocation(context, id()),
  ),
];
