import { erasureDone, erasureOrder } from '@portfolio/contracts/auth';
import { services } from '@portfolio/service-kit/access';
import { writeDocument } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import { call } from '../../call.ts';
import { erasePerson } from './erase.ts';
import { personalSections } from './sections.ts';

const access = services('auth');

/** For the auth service, below `/internal`: who asks has given their password there. */
export const personalDataInternalCalls = [
  call({
    rest: 'GET /users/:id/personal-data',
    summary: 'What scheduling keeps about a user',
    access,
    answer: 'application/json',
    handle: ({ context, id, response }) =>
      inScope('everything', () => writeDocument(response, context.database, personalSections(context.vault), id())),
  }),
  call({
    rest: 'POST /users/:id/erase',
    summary: 'Erase what scheduling keeps about a user, but for what pay rests on',
    access,
    body: erasureOrder,
    answer: erasureDone,
    async handle({ context, id, body }) {
      await erasePerson(context, id(), body);
      return { erased: true as const };
    },
  }),
];
