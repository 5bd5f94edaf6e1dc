import {
  contentCopy,
  contentDraft,
  publishedDraft,
  contentRevision,
  contentRevisionDetail,
  restoration,
  revisedKind,
  type RevisedKind,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { notFound } from '@portfolio/service-kit/errors';
import { z } from 'zod';
import { forStaff } from '../call.ts';
import { copyItem } from './copy.ts';
import { discardDraft, findDraft, publishDraft, startDraft } from './drafts.ts';
import { expectedRevision, withRevision } from '../items/revisions.ts';
import { getRevision, listRevisions, requireItem, restoreRevision } from './history.ts';

/** The former revisions of what is at `path`. */
const historyOf = (kind: RevisedKind, path: `/${string}`) => [
  forStaff({
    rest: `GET ${path}/:id/revisions`,
    summary: `What was saved of a ${kind}`,
    answer: z.array(contentRevision),
    handle: ({ context, id }) => listRevisions(context, kind, id()),
  }),
  forStaff({
    rest: `GET ${path}/:id/revisions/:revision`,
    summary: `A former revision of a ${kind}`,
    answer: contentRevisionDetail,
    handle: ({ context, id }) => getRevision(context, kind, id(), id('revision')),
  }),
  forStaff({
    rest: `POST ${path}/:id/revisions/:revision/restore`,
    summary: `Bring back what a ${kind} said in a former revision`,
    item: ({ context, id }) => requireItem(context, kind, id()),
    body: restoration,
    answer: contentRevision,
    async handle({ context, request, response, id, body }) {
      const expected = expectedRevision(request) ?? body.revision;
      return withRevision(response, await restoreRevision(context, kind, id(), id('revision'), expected));
    },
  }),
  forStaff({
    rest: `POST ${path}/:id/copy`,
    summary: `Make a draft of what a ${kind} says`,
    status: 201,
    answer: contentCopy,
    handle: ({ context, id }) => copyItem(context, kind, id()),
  }),
];

const ofItem = { kind: revisedKind, id: key };
const kindOf = (args: Readonly<Record<string, unknown>>) => args['kind'] as RevisedKind;

export const historyCalls = [
  ...historyOf('project', '/projects'),
  ...historyOf('page', '/pages'),
  ...historyOf('post', '/blog/posts'),
  forStaff({
    graphql: 'query revisions',
    description: 'What was saved of an item, the newest first.',
    arguments: ofItem,
    answer: z.array(contentRevision),
    handle: ({ context, id, args }) => listRevisions(context, kindOf(args), id()),
  }),
  forStaff({
    graphql: 'query revision',
    arguments: { ...ofItem, revision: z.int() },
    orNull: true,
    answer: contentRevisionDetail,
    handle: ({ context, id, args }) => getRevision(context, kindOf(args), id(), Number(args['revision'])),
  }),
  forStaff({
    graphql: 'mutation copyItem',
    description: 'Makes a draft of what an item says, with an address of its own.',
    arguments: ofItem,
    answer: contentCopy,
    handle: ({ context, id, args }) => copyItem(context, kindOf(args), id()),
  }),
  forStaff({
    graphql: 'query contentDraft',
    description: 'The draft that an item is, or that stands beside it.',
    arguments: ofItem,
    orNull: true,
    answer: contentDraft,
    async handle({ context, id, args }) {
      const draft = await findDraft(context, kindOf(args), id());
      if (!draft) throw notFound();
      return draft;
    },
  }),
  forStaff({
    graphql: 'mutation startDraft',
    description: 'The draft beside an item, made of what the item says where there is none yet.',
    arguments: ofItem,
    answer: contentDraft,
    handle: ({ context, id, args }) => startDraft(context, kindOf(args), id()),
  }),
  forStaff({
    graphql: 'mutation publishDraft',
    description: 'Makes what a draft says what is published; where that is shown stays, and the draft is gone.',
    arguments: { ...ofItem, expected: z.int().optional().describe('The present revision of what is published.') },
    answer: publishedDraft,
    handle: ({ context, id, args }) =>
      publishDraft(context, kindOf(args), id(), (args['expected'] as number | null | undefined) ?? undefined),
  }),
  forStaff({
    graphql: 'mutation discardDraft',
    description: 'Throws a draft away; what is published stays.',
    arguments: ofItem,
    handle: ({ context, id, args }) => discardDraft(context, kindOf(args), id()),
  }),
  forStaff({
    graphql: 'mutation restoreRevision',
    description: 'Brings back what an item said, as a new revision; where it is shown stays.',
    arguments: {
      ...ofItem,
      revision: z.int(),
      expected: z.int().optional().describe('The present revision.'),
      keep: z.boolean().optional().describe('What it says now becomes the draft beside it, where there is none.'),
    },
    answer: contentRevision,
    handle: ({ context, id, args }) =>
      restoreRevision(
        context,
        kindOf(args),
        id(),
        Number(args['revision']),
        (args['expected'] as number | null | undefined) ?? undefined,
        args['keep'] === true,
      ),
  }),
];
