import { erasureDone, erasureOrder } from '@portfolio/contracts/auth';
import { services } from '@portfolio/service-kit/access';
import { writeDocument, type PersonalSection } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import { call } from '../call.ts';

/** All that this service keeps about a user (docs/personal-data.md). */
const personalSections: readonly PersonalSection[] = [
  {
    name: 'contact_messages',
    sql: `SELECT id AS position, name, email, subject, message, created_at, mailed_at FROM contact_message WHERE user_id = $1`,
  },
  {
    name: 'saved_versions',
    sql: `SELECT content_revision.id AS position, saved_at, coalesce(snapshot ->> 'title', '') AS title
      FROM content_revision WHERE saved_by = $1`,
  },
];

const access = services('auth');

/** For the auth service, below `/internal`: who asks has given their password there. */
export const personalDataInternalCalls = [
  call({
    rest: 'GET /users/:id/personal-data',
    summary: 'What content keeps about a user',
    access,
    answer: 'application/json',
    handle: ({ context, id, response }) =>
      inScope({ user: id() }, () => writeDocument(response, context.database, personalSections, id())),
  }),
  call({
    rest: 'POST /users/:id/erase',
    summary: 'Erase what content keeps about a user: their messages; what they published is the site’s',
    access,
    body: erasureOrder,
    answer: erasureDone,
    async handle({ context, id }) {
      const forget = 'DELETE FROM contact_message WHERE user_id = $1';
      await inScope({ user: id() }, () => context.database.query(forget, [id()]));
      return { erased: true as const };
    },
  }),
];
