import { defaultUserSettings, type UserSettings } from '@portfolio/contracts/auth';
import { createTestMailbox, createTestPushService, type Persona } from '@portfolio/testkit';
import type { ClientEntity } from '../src/clients/client.entity.ts';
import { hour, hoursFromNow } from './builder.ts';
import { somebody, startScheduling } from './scheduling.ts';

let serial = 0;

/** A firm whose guards are told: a mail server, a push service, and an auth service that knows what guards have set. */
export async function startNotices() {
  const [mailbox, pushService] = [await createTestMailbox(), await createTestPushService()];
  const scheduling = await startScheduling({ SMTP_URL: mailbox.url });
  const { make, database, auth } = scheduling;
  const owner = somebody();
  const company = await make.company(owner, { name: 'Nightwatch', time_zone: 'America/Los_Angeles' });
  const client = await make.client(company, { name: 'Harbor Mall' });

  return {
    ...scheduling,
    mailbox,
    pushService,
    owner,
    company,
    client,

    /** An employee with an account. @param settings what they have set, where it is not as scheduling.md §9 has it */
    async guard(settings: Partial<Omit<UserSettings, 'timezone'>> & { timezone?: string | null } = {}) {
      const { userId } = somebody();
      const email = `guard${++serial}@example.com`;
      const employee = await make.employee(company, { user_id: userId, first_name: 'Grace', email });
      const contact = {
        id: userId,
        email,
        first_name: 'Grace',
        last_name: 'Hopper',
        is_active: true,
        settings: { ...defaultUserSettings, timezone: null, ...settings },
      };
      auth.answers.set(`GET /internal/users/contacts?ids=${userId}`, () => ({ body: [contact] }));
      const graphql = scheduling.graphqlAs({ userId });
      return {
        id: employee.id,
        email,
        employee,
        persona: { userId } satisfies Persona,
        graphql,
        async notices(): Promise<{ count: number; results: NoticeOfTest[] }> {
          const { data, errors } = await graphql(myNotices);
          if (errors) throw new Error(JSON.stringify(errors));
          return data.myNotices;
        },
        subscribe: async () => {
          const input = pushService.subscribe();
          await graphql('mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) }', { input });
          return input;
        },
        mails: () => mailbox.received.filter(({ to }) => to?.[0]?.address === email),
      };
    },

    /** The body of a new shift, of eight hours. */
    shift: (employee: { id: number }, hours = 100, of: ClientEntity = client) => {
      const start = hoursFromNow(hours);
      const end = new Date(start.getTime() + 8 * hour);
      return { client: of.id, employee: employee.id, start_time: start.toISOString(), end_time: end.toISOString() };
    },

    /** The minute in which changes are gathered is over; the worker is told to look. */
    async minuteIsOver() {
      await database.query(
        'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND run_at > now()',
      );
      await database.query(`SELECT pg_notify('jobs:insert', '{"count": 5}')`);
    },

    async close() {
      await scheduling.close();
      await mailbox.close();
      await pushService.close();
    },
  };
}

export type TestNotices = Awaited<ReturnType<typeof startNotices>>;

export interface NoticeOfTest {
  id: string;
  isRead: boolean;
  more: number;
  license: { number: string } | null;
  openShift: { isNew: boolean; clientName: string } | null;
  shifts: { shift: string | null; kind: string; startTime: string; before: { startTime: string } | null }[];
}

const myNotices = `{ myNotices { count results {
  id toldAt isRead more license { number } openShift { isNew clientName }
  shifts { shift: shiftId kind title notes clientName locationName startTime endTime timeZone before { startTime clientName } }
} } }`;
