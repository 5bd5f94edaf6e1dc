import { fault } from '@portfolio/contracts/errors';
import type { PushSubscriptionInput } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { SchedulingContext } from '../../context.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { lockEmployee } from '../../shared/writes.ts';

/** Of one employee; the oldest make room. */
const maxDevices = 10;

/**
 * The caller's notices go to this browser, too. A browser that somebody else subscribed is theirs from now on.
 * @throws AppError `validation` for an address that nobody may call
 */
export async function subscribeToPush(context: SchedulingContext, input: PushSubscriptionInput): Promise<void> {
  const { id, company_id } = await requireEmployee(context);
  const { endpoint, p256dh, auth } = input;
  if (!context.pushSender.accepts(endpoint)) throw validationError({ endpoint: [fault('invalid_url')] });
  await context.database.transaction(async (manager) => {
    await lockEmployee(manager, id);
    // Not changed but made anew: what waits for the other employee is not delivered to this one.
    // Somebody else's, perhaps of another company: who has the browser says whose it is.
    const former = 'DELETE FROM push_subscription WHERE endpoint = $1 AND employee_id <> $2';
    await inScope('everything', () => manager.query(former, [endpoint, id]));
    await manager.query(
      `INSERT INTO push_subscription (company_id, employee_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth
       WHERE push_subscription.employee_id = excluded.employee_id`,
      [company_id, id, endpoint, p256dh, auth],
    );
    await manager.query(
      `DELETE FROM push_subscription WHERE id IN (
         SELECT id FROM push_subscription WHERE employee_id = $1 ORDER BY id DESC OFFSET ${maxDevices})`,
      [id],
    );
  });
}

/** No more messages to this browser; also one that never had any. */
export async function unsubscribeFromPush(context: SchedulingContext, endpoint: string): Promise<void> {
  const { id } = await requireEmployee(context);
  await context.database.query('DELETE FROM push_subscription WHERE endpoint = $1 AND employee_id = $2', [
    endpoint,
    id,
  ]);
}
