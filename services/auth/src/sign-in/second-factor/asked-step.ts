import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuthContext } from '../../context.ts';

/** What the password is asked for beside it. Who has a passkey may give a code as well. */
export type SecondStep = 'code' | 'passkey';

/** SQL: which second step an account asks for, or null. @param userId expression for its number */
export const secondStepOf = (userId: string): string => `
  CASE WHEN EXISTS (SELECT FROM passkey WHERE user_id = ${userId}) THEN 'passkey'
    WHEN EXISTS (SELECT FROM second_factor WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) THEN 'code' END`;

/** Whether signing in asks for more than the password. */
export async function asksForSecondStep(database: DataSource | EntityManager, userId: number): Promise<boolean> {
  // Where no row is reached, no step is asked for: never left to who calls.
  const [row] = await inScope({ user: userId }, () =>
    database.query<{ step: SecondStep | null }[]>(`SELECT ${secondStepOf('$1')} AS step`, [userId]),
  );
  return row !== undefined && row.step !== null;
}

/** Whether a session was opened without the second step that its user has: before there was one. */
export async function predatesSecondStep(
  { database }: Pick<AuthContext, 'database'>,
  sessionId: string | undefined,
): Promise<boolean> {
  const older = await database.query<unknown[]>(
    `SELECT FROM session WHERE id = $1 AND created_at < (
       SELECT min(since) FROM (
         SELECT confirmed_at FROM second_factor WHERE user_id = session.user_id
         UNION ALL SELECT created_at FROM passkey WHERE user_id = session.user_id) AS step (since))`,
    [sessionId],
  );
  return older.length > 0;
}

/** Whether the deployment asks a second factor of somebody who has none. Costs nothing where it asks none of them. */
export async function lacksSecondFactor(
  { database, secondFactorRequired }: Pick<AuthContext, 'database' | 'secondFactorRequired'>,
  { id, is_staff, is_superuser }: { id: number; is_staff: boolean; is_superuser: boolean },
): Promise<boolean> {
  const isAsked =
    secondFactorRequired === 'everyone' || (secondFactorRequired === 'staff' && (is_staff || is_superuser));
  return isAsked && !(await asksForSecondStep(database, id));
}
