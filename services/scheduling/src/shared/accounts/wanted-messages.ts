import type { UserContact } from '@portfolio/contracts/auth';

/** Which messages of a notice somebody wants (scheduling.md §9): by default all. */
export function wanted({ settings }: UserContact, isReminder: boolean): { mail: boolean; push: boolean } {
  const push = settings.notifications_enabled && (!isReminder || settings.shift_reminders);
  return { push, mail: push && settings.email_notifications };
}
