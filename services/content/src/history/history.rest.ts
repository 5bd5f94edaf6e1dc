import { contentRevision, contentRevisionDetail, restoration, type RevisedKind } from '@portfolio/contracts/content';
import { staff as access } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { expectedRevision, withRevision } from '../revisions.ts';
import { route } from '../route.ts';
import { getRevision, listRevisions, requireItem, restoreRevision } from './history.ts';

/** The former revisions of what is at `path`. */
const historyOf = (kind: RevisedKind, path: string) => [
  resource(`${path}/:id/revisions`, {
    get: route({
      summary: `What was saved of a ${kind}`,
      access,
      answer: z.array(contentRevision),
      handle: ({ context, id }) => listRevisions(context, kind, id()),
    }),
  }),
  resource(`${path}/:id/revisions/:revision`, {
    get: route({
      summary: `A former revision of a ${kind}`,
      access,
      answer: contentRevisionDetail,
      handle: ({ context, id }) => getRevision(context, kind, id(), id('revision')),
    }),
  }),
  resource(
    `${path}/:id/revisions/:revision/restore`,
    {
      post: route({
        summary: `Bring back what a ${kind} said in a former revision`,
        access,
        body: restoration,
        answer: contentRevision,
        async handle({ context, request, response, id, body }) {
          const expected = expectedRevision(request) ?? body.revision;
          return withRevision(response, await restoreRevision(context, kind, id(), id('revision'), expected));
        },
      }),
    },
    ({ context, id }) => requireItem(context, kind, id()),
  ),
];

export const historyResources = [
  ...historyOf('project', '/projects'),
  ...historyOf('page', '/pages'),
  ...historyOf('post', '/blog/posts'),
];
