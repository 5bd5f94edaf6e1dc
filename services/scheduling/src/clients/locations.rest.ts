import { locationInput, locationPatch, locationUpdate } from '@portfolio/contracts/scheduling';
import { created, noContent, resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { createLocation, deleteLocation, getLocation, updateLocation } from './locations.ts';

/** scheduling.md §7, Clients and locations: the calls on locations; DELETE is readings.md's. */
export const locationResources = [
  resource<SchedulingContext>('/planner/locations', {
    post: async ({ context, body }) => created(await createLocation(context, body(locationInput))),
  }),
  resource<SchedulingContext>('/planner/locations/:id', {
    get: ({ context, id }) => getLocation(context, id()),
    put: ({ context, id, body }) => updateLocation(context, id(), body(locationUpdate)),
    patch: ({ context, id, body }) => updateLocation(context, id(), body(locationPatch)),
    delete: async ({ context, id }) => {
      await deleteLocation(context, id());
      return noContent();
    },
  }),
];
