import { task, type Task } from '@portfolio/service-kit/jobs';
import type { InternalClient } from '@portfolio/service-kit/internal';
import type { Logger } from '@portfolio/service-kit/logging';
import type { Mailer } from '@portfolio/service-kit/mail';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { PushSender } from '../../shared/push/push-sender.ts';
import { contactOf } from '../../shared/accounts/contacts.ts';
import { noticedShiftsOf } from './noticed-shifts.ts';
import { noticeMail, noticePush, type Telling } from './render-notice.ts';

export const mailNotice = 'mail-notice';
export const pushNotice = 'push-notice';

interface Parts {
  database: DataSource;
  auth: InternalClient;
  publicOrigin: string;
}

interface Delivery {
  id: number;
  notice_id: number;
  user_id: number;
  company_name: string;
  told_at: Date;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
}

/** A reminder of a shift that has begun is of no use to anybody. */
const unsent = `
  SELECT notice_delivery.id, notice_delivery.notice_id, employee.user_id, company.name AS company_name, notice.told_at,
    push_subscription.endpoint, push_subscription.p256dh, push_subscription.auth
  FROM notice_delivery
  JOIN notice ON notice.id = notice_delivery.notice_id
  JOIN employee ON employee.id = notice.employee_id
  JOIN company ON company.id = notice.company_id
  LEFT JOIN push_subscription ON push_subscription.id = subscription_id
  WHERE notice_delivery.id = $1 AND sent_at IS NULL AND user_id IS NOT NULL
    AND (reminder_start IS NULL OR reminder_start > now())`;

/**
 * Sends one message. Whoever is repeated after a success finds it marked; two workers take turns. A process killed
 * between the other side's thanks and the mark sends again, under the same name, by which mail servers and devices tell.
 */
const delivering = (
  name: string,
  { database, auth, publicOrigin }: Parts,
  send: (telling: Telling, delivery: Delivery, email: string, manager: EntityManager) => Promise<void>,
): Task =>
  task(name, z.object({ delivery: z.int() }), async (_context, { delivery: id }) => {
    const [found] = await database.query<Delivery[]>(unsent, [id]);
    const contact = found && (await contactOf(auth, found.user_id));
    if (!found || !contact) return;
    await database.transaction(async (manager) => {
      const [delivery] = await manager.query<Delivery[]>(`${unsent} FOR UPDATE OF notice_delivery`, [id]);
      const noticed = (await noticedShiftsOf(manager, [found.notice_id])).get(found.notice_id);
      if (!delivery || !noticed) return;
      const { company_name, notice_id: notice } = delivery;
      const { first_name, settings } = contact;
      const { language, timezone: zone } = settings;
      const telling = { ...noticed, notice, language, zone, first_name, company_name, publicOrigin };
      await send(telling, delivery, contact.email, manager);
      await manager.query('UPDATE notice_delivery SET sent_at = now() WHERE id = $1', [id]);
    });
  });

export const mailNoticeTask = (parts: Parts & { mailer: Mailer }): Task =>
  delivering(mailNotice, parts, (telling, { notice_id }, to) =>
    parts.mailer.send({ id: `notice-${notice_id}`, to, ...noticeMail(telling) }),
  );

/** A browser that takes no more messages is forgotten; its deliveries go with it. */
export const pushNoticeTask = (parts: Parts & { pushSender: PushSender; log: Logger }): Task =>
  delivering(pushNotice, parts, async (telling, { endpoint, p256dh, auth, notice_id }, _to, manager) => {
    if (endpoint === null || p256dh === null || auth === null) return;
    const subscription = { endpoint, p256dh, auth };
    const outcome = await parts.pushSender.send(subscription, noticePush(telling), `notice-${notice_id}`);
    if (outcome === 'sent') return;
    parts.log.info({ outcome }, 'a push subscription is forgotten');
    await manager.query('DELETE FROM push_subscription WHERE endpoint = $1', [endpoint]);
  });
