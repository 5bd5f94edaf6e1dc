import {
  rotation,
  rotationFilled,
  rotationFilling,
  rotationInput,
  rotationListFilter,
  rotationUpdate,
} from '@portfolio/contracts/scheduling';
import { etags } from '@portfolio/service-kit/calls';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { forAdministrators, noun } from '../../call.ts';
import type { SchedulingContext } from '../../context.ts';
import { csvCall } from '../../shared/csv/call.ts';
import { fillRotation } from './fill-rotation.ts';
import {
  createRotation,
  deleteRotation,
  exportRotations,
  getRotation,
  listRotations,
  rotationList,
  setRotation,
} from './rotations.ts';

const item = ({ context, id }: ItemCall<SchedulingContext>) => getRotation(context, id());

/** Teams who take turns at posts, and the shifts that follow. */
export const rotationCalls = [
  ...noun({
    name: 'rotation',
    path: '/planner/rotations',
    answer: rotation,
    find: getRotation,
    list: { filter: rotationListFilter, options: rotationList, run: listRotations },
    create: { input: rotationInput, run: createRotation },
    read: { description: 'Null when there is none that the caller administers.' },
    remove: { description: 'The id of the deleted rotation; the shifts that it made stay.', run: deleteRotation },
  }),
  csvCall({
    rest: 'GET /planner/rotations/export_csv',
    summary: 'Download rotations',
    query: rotationListFilter,
    list: rotationList,
    describe: exportRotations,
  }),
  forAdministrators({
    rest: 'PUT /planner/rotations/:id',
    summary: 'Say anew all that a rotation is',
    graphql: 'mutation setRotation',
    description: 'Says anew all that it is. Its shifts stay as they are until it fills their days again.',
    item,
    versions: etags,
    body: rotationUpdate,
    input: 'RotationUpdate',
    answer: rotation,
    handle: ({ context, id, body, expected }) => setRotation(context, id(), body, expected),
  }),
  forAdministrators({
    rest: 'POST /planner/rotations/:id/fill',
    summary: 'Make the shifts that a rotation has on some days',
    graphql: 'mutation fillRotation',
    description:
      'Makes the shifts that it has on some days. Drafts of before that it has no more go; what was published or changed by hand stays.',
    item,
    body: rotationFilling,
    input: 'RotationFilling',
    answer: rotationFilled,
    handle: ({ context, id, body }) => fillRotation(context, id(), body),
  }),
];
