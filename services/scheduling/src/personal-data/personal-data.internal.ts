import { erasureDone, erasureOrder } from '@portfolio/contracts/auth';
import { services } from '@portfolio/service-kit/access';
import { writeDocument } from '@portfolio/service-kit/personal-data';
import { resource } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import { route } from '../route.ts';
import { erasePerson } from './erase.ts';
import { personalSections } from './sections.ts';

const access = services('auth');

/** For the auth service, below `/internal`: who asks has given their password there. */
export const personalDataInternalResources = [
  resource('/users/:id/personal-data', {
    get: route({
      summary: 'What scheduling keeps about a user',
      access,
      answer: 'application/json',
      handle: ({ context, id, response }) =>
        inScope('everything', () => writeDocument(response, context.database, personalSections(context.vault), id())),
    }),
  }),
  resource('/users/:id/erase', {
    post: route({
      summary: 'Erase what scheduling keeps about a user, but for what pay rests on',
      access,
      body: erasureOrder,
      answer: erasureDone,
      async handle({ context, id, body }) {
        await erasePerson(context, id(), body);
        return { erased: true as const };
      },
    }),
  }),
];
