import { Secret, TOTP } from 'otpauth';
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

/** What the secrets of authenticator apps are sealed for. */
export const secretPurpose = 'second-factor';

/** Shown by authenticator apps above the code. */
const issuer = 'Portfolio';

/** Of codes: what every authenticator app understands (RFC 6238). */
const period = 30;
const of = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** 160 random bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says: `otpauth://totp/…`. */
export const uriOf = (secret: string, username: string): string => of(secret, username).toString();

/** Of which step a code is; what is not of now does not count, but its owner is told why. */
export type CodeTime = 'now' | 'before' | 'to_come';

const times: Record<number, CodeTime> = { [-1]: 'before', 0: 'now', 1: 'to_come' };

/**
 * The time step that a code is of: of now, or one around it.
 * @returns undefined for a code of no such step
 */
export function stepOf(secret: string, code: string, now = Date.now()): { step: number; time: CodeTime } | undefined {
  const delta = of(secret).validate({ token: code, timestamp: now, window: 1 });
  const time = delta === null ? undefined : times[delta];
  return delta === null || !time ? undefined : { step: Math.floor(now / 1000 / period) + delta, time };
}

/** For tests: what an authenticator app shows. */
export const codeAt = (secret: string, now = Date.now()): string => of(secret).generate({ timestamp: now });
