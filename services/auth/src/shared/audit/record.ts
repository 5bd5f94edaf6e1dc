import type { AccountEventKind } from '@portfolio/contracts/audit';
import { recordEvent, type AuditEvent } from '@portfolio/service-kit/audit';
import { currentContext } from '@portfolio/service-kit/request-context';
import type { DataSource, EntityManager } from 'typeorm';

/**
 * Notes what is done to an account, in the transaction that does it.
 * @param userId whose account; null where no account has the name that was tried: the name itself may be a password, and is not kept
 * @param personId who does it, where that is not who is signed in
 * @returns the event's number, for a mail that tells of it
 */
export const recordAccountEvent = (
  manager: DataSource | EntityManager,
  userId: number | null,
  event: AuditEvent<AccountEventKind>,
  personId?: number,
): Promise<number> =>
  recordEvent(manager, event, {
    user_id: userId,
    user_agent: currentContext()?.userAgent ?? '',
    ...(personId !== undefined && { person_id: personId }),
  });
