import { z } from 'zod';

/** So many years receipts and paid hours are kept of somebody who was erased: what laws of taxes and wages ask for at most. */
export const payRecordYears = 10;

/** For so many days at most, work that is not paid keeps the name, the numbers and the account that paying needs. */
export const unpaidWorkDays = 90;

/** POST /auth/erase-account/ and POST /planner/users/{id}/erase/: the name of the account, so that nobody erases by a slip. */
export const erasureInput = z.object({ username: z.string().trim().min(1).max(254) });

/** POST /internal/users/{id}/erase/, from auth to the others; sent again until it is answered. */
export const erasureOrder = z.object({ username: z.string().max(254) });
export const erasureDone = z.object({ erased: z.literal(true) });
