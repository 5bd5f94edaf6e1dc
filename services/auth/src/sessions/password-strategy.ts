import { callbackify } from 'node:util';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { LoginInput } from '@portfolio/contracts/auth';
import { verifyPassword } from '../passwords/hash.ts';
import type { UserRow } from '../users/user.ts';

/** The account that a name leads to, with what is checked. */
export interface Candidate extends UserRow {
  password_hash: string | null;
  /** The account was used from the asking address before. */
  is_known_address: boolean;
}

export type Identified = Candidate & { password_hash: string };

const passport = new Passport();

/** Takes as long without a candidate as with one. @returns the account when the password is its own */
export function checkPassword(input: LoginInput, candidate: Candidate | undefined): Promise<Identified | undefined> {
  const verify = callbackify(async (_username: string, password: string) => {
    const matches = await verifyPassword(candidate?.password_hash, password);
    return matches && candidate ? candidate : false;
  });
  const strategy = new LocalStrategy({ session: false }, verify);
  return new Promise((resolve, reject) => {
    const answered = (error: unknown, user?: Identified | false) =>
      error ? reject(error) : resolve(user || undefined);
    // REST and GraphQL bring the same input; the strategy reads it where a form would have it.
    passport.authenticate(strategy, { session: false }, answered)({ body: input }, undefined, answered);
  });
}
