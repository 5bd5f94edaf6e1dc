import { fault } from '@portfolio/contracts/errors';
import {
  broadcastDays,
  type BroadcastInput,
  type MessageInput,
  type MyThread,
  type Thread,
} from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { validationError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import { getClient } from '../../clients/clients.ts';
import { getLocation } from '../../clients/locations.ts';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { getTimeOff } from '../../people/time-off/requests.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { doesNotExist, named } from '../../shared/writes.ts';
import { knownShifts } from '../../shared/sql/shift-tables.ts';
import { threadTables } from '../../shared/sql/thread-tables.ts';
import { getShift } from '../../shifts/shifts.ts';
import { getOffer } from '../offers/offers.ts';
import { getOpenShift } from '../open-shifts/open-shifts.ts';
import { requireTakingPart } from './my-threads.ts';
import { tellThread, threadMail } from './tell.ts';
import { addMessage, beginThread, subjectOf } from './thread-row.ts';
import { getThread } from './threads.ts';

const found = { shift: getShift, open_shift: getOpenShift, offer: getOffer, time_off: getTimeOff };

/** Writes down that somebody wrote, where, and tells whoever had read all before. What they wrote is in no log. */
async function write(
  manager: EntityManager,
  company: number,
  { thread, text, by }: Parameters<typeof addMessage>[1],
): Promise<void> {
  const { id: message, toTell, tellsPlanners } = await addMessage(manager, { thread, text, by });
  await tellThread(manager, thread, toTell);
  if (tellsPlanners) await enqueue(manager, threadMail, { message });
  const [{ subject }] = await manager.query<[{ subject: string }]>(
    `SELECT coalesce(client.name, '') AS subject FROM ${threadTables('shift')} WHERE thread.id = $1`,
    [thread],
  );
  await recordCompanyEvent(manager, company, { kind: 'message_sent', subject });
}

/** A planner writes about something of their company. @throws AppError `validation` for what is another's; `conflict`; `throttled` */
export async function writeMessage(context: SchedulingContext, input: MessageInput): Promise<Thread> {
  const { subject, id } = subjectOf(input);
  const { company } = await named(subject, id, found[subject](context, id) as Promise<{ company: number }>);
  const { userId: user } = requireActor(context);
  await countTry(context, limits.messages, String(user));
  const thread = await context.database.transaction(async (manager) => {
    // Who publishes it meanwhile comes before and is known, or after and tells of the message.
    if (subject === 'shift') await manager.query('SELECT FROM shift WHERE id = $1 FOR KEY SHARE', [id]);
    const begun = await beginThread(manager, { company, subject, id });
    await write(manager, company, { thread: begun, text: input.text, by: { user } });
    return begun;
  });
  return getThread(context, thread);
}

/**
 * An employee writes about something that they take part in.
 * @throws AppError `validation` for what is not theirs, or no more; `conflict`; `throttled`
 */
export async function writeMyMessage(context: SchedulingContext, input: MessageInput): Promise<MyThread> {
  const { subject, id } = subjectOf(input);
  const me = await requireEmployee(context);
  const company = me.company_id;
  await countTry(context, limits.messages, String(me.user_id));
  return inScope({ company }, async () => {
    const thread = await context.database.transaction(async (manager) => {
      const [known] = await manager.query<unknown[]>(
        `SELECT FROM ${subject === 'shift' ? knownShifts : subject} WHERE ${subject}.id = $1 AND ${subject}.company_id = $2`,
        [id, company],
      );
      if (!known) throw doesNotExist(subject, id);
      const begun = await beginThread(manager, { company, subject, id });
      await named(subject, id, requireTakingPart(context, begun, manager));
      await write(manager, company, { thread: begun, text: input.text, by: { employee: me.id } });
      return begun;
    });
    return requireTakingPart(context, thread);
  });
}

/** SQL: who is written to at a site. */
const atSite = `id IN (SELECT employee_id FROM ${knownShifts} WHERE company_id = $1 AND client_id = $2
  AND ($3::integer IS NULL OR location_id = $3) AND status IN ('scheduled', 'in_progress')
  AND end_time > now() AND start_time < now() + interval '${broadcastDays} days')`;

/**
 * A planner writes to everybody of their company who is active, or who works at a site in the coming days; nobody who comes later is asked.
 * @throws AppError `validation` for what is another's, or where nobody is; `throttled`
 */
export async function broadcast(context: SchedulingContext, input: BroadcastInput): Promise<Thread> {
  const { company: company_id, site } = await audienceOf(context, input);
  const { userId: user } = requireActor(context);
  await countTry(context, limits.broadcasts, String(user));
  const id = await context.database.transaction(async (manager) => {
    const [made] = await manager.query<[{ id: number }]>(
      `INSERT INTO thread (company_id, is_broadcast, client_id, location_id, asks_acknowledgement)
       VALUES ($1, true, $2, $3, $4) RETURNING id`,
      [company_id, site.client, site.location, input.asks_acknowledgement],
    );
    const people = await manager.query<unknown[]>(
      `INSERT INTO thread_reader (company_id, thread_id, employee_id)
       SELECT company_id, $4, id FROM employee WHERE company_id = $1 AND status = 'active' AND ($2::integer IS NULL OR ${atSite})
       RETURNING employee_id`,
      [company_id, site.client, site.location, made.id],
    );
    if (people.length === 0) throw validationError({ client: [fault('broadcast_nobody')] });
    const { toTell } = await addMessage(manager, { thread: made.id, text: input.text, by: { user } });
    await tellThread(manager, made.id, toTell);
    const changes = [{ name: 'people', before: null, after: String(people.length) }];
    await recordCompanyEvent(manager, company_id, { kind: 'broadcast_sent', subject: site.name, changes });
    return made.id;
  });
  return getThread(context, id);
}

async function audienceOf(context: SchedulingContext, { company, client, location }: BroadcastInput) {
  if (location !== undefined) {
    const place = await named('location', location, getLocation(context, location));
    if ((client ?? place.client) !== place.client || (company ?? place.company) !== place.company)
      throw doesNotExist('location', location);
    return { company: place.company, site: { client: place.client, location, name: place.name } };
  }
  if (client !== undefined) {
    const place = await named('client', client, getClient(context, client));
    if ((company ?? place.company) !== place.company) throw doesNotExist('client', client);
    return { company: place.company, site: { client, location: null, name: place.name } };
  }
  return { company: await companyForNew(context, company), site: { client: null, location: null, name: '' } };
}
