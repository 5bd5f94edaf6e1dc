import {
  publication,
  publicationInput,
  publicationPreview,
  publicationQuery,
  reminded,
  unconfirmedShift,
} from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { forAdministrators } from '../../call.ts';
import { previewPublication } from './preview.ts';
import { discard, publish } from './publish.ts';
import { takeBackPublication } from './take-back.ts';
import { listUnconfirmed, remindUnconfirmed } from './unconfirmed.ts';

/** Drafts of companies that plan in them, and what employees say to what is published. */
export const publicationCalls = [
  forAdministrators({
    rest: 'GET /planner/publications',
    summary: 'What is not published, and who would be told what',
    graphql: 'query publicationPreview',
    query: publicationQuery,
    answer: publicationPreview,
    handle: ({ context, query }) => previewPublication(context, query),
  }),
  forAdministrators({
    rest: 'POST /planner/publications',
    summary: 'Publish new and changed shifts',
    graphql: 'mutation publishShifts',
    description:
      'Each employee gets one notice of what changed for them. CONFLICT when the plan is not as it was seen.',
    body: publicationInput,
    answer: publication,
    handle: ({ context, body }) => publish(context, body),
  }),
  forAdministrators({
    rest: 'POST /planner/publications/:id/take-back',
    summary: 'Make unpublished again what was published just now',
    graphql: 'mutation takeBackPublication',
    description:
      'CONFLICT once somebody was told, or something has happened since. Repeated, it answers as the first time.',
    answer: publication,
    handle: ({ context, id }) => takeBackPublication(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/publications/discard',
    summary: 'Throw away what is not published',
    graphql: 'mutation discardUnpublished',
    body: publicationInput,
    answer: publication,
    handle: ({ context, body }) => discard(context, body),
  }),
  forAdministrators({
    rest: 'GET /planner/publications/unconfirmed',
    summary: 'Published shifts that their employees have not confirmed',
    graphql: 'query unconfirmedShifts',
    query: publicationQuery,
    answer: z.array(unconfirmedShift),
    handle: ({ context, query }) => listUnconfirmed(context, query),
  }),
  forAdministrators({
    rest: 'POST /planner/publications/remind',
    summary: 'Ask employees to confirm their shifts',
    graphql: 'mutation remindUnconfirmed',
    body: publicationQuery,
    answer: reminded,
    handle: ({ context, body }) => remindUnconfirmed(context, body),
  }),
];
