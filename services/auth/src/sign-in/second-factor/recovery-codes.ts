import { createHash, randomInt } from 'node:crypto';
import { recoveryCodes } from '@portfolio/contracts/auth';
import type { EntityManager } from 'typeorm';
import type { Secrets } from '../../shared/secrets/secrets.ts';
import { secondStepOf } from './totp.ts';

/** Without those that are taken for one another. Four groups of six are 118 bits: nobody tries them through. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
const newCode = () => Array.from({ length: 4 }, group).join('-');

const plain = (userId: number, code: string) => `${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;

/** Of each code only this is kept. Without a key, so that none is lost with one: 118 bits are guessed by nobody. */
const hashOf = (userId: number, code: string): Buffer => createHash('sha256').update(plain(userId, code)).digest();

/** As codes were kept before: under SECRET_KEY. */
const formerHashOf = (secrets: Secrets, userId: number, code: string): Buffer =>
  secrets.mac('recovery-code', plain(userId, code));

/** Makes new codes, which are told now and never again; the old ones are void. */
export async function renewCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newCode);
  await manager.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  await manager.query('INSERT INTO recovery_code (user_id, hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => hashOf(userId, code)),
  ]);
  return codes;
}

/** Makes those that the first way of a second step comes with; none where there are some. Under `lockAccount`. */
export async function codesForFirstStep(manager: EntityManager, userId: number): Promise<string[]> {
  const present = await manager.query<unknown[]>('SELECT FROM recovery_code WHERE user_id = $1 LIMIT 1', [userId]);
  return present.length > 0 ? [] : renewCodes(manager, userId);
}

/** They stand in for an app or passkeys: with the last of these they go. Under `lockAccount`. */
export async function forgetCodesWithoutStep(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(`DELETE FROM recovery_code WHERE user_id = $1 AND (${secondStepOf('$1')}) IS NULL`, [userId]);
}

/** @returns whether it was one of theirs; it is none any more */
export async function useRecoveryCode(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  code: string,
): Promise<boolean> {
  const [, used] = await manager.query<[unknown, number]>(
    'DELETE FROM recovery_code WHERE user_id = $1 AND hash IN ($2, $3)',
    [userId, hashOf(userId, code), formerHashOf(secrets, userId, code)],
  );
  return used > 0;
}
