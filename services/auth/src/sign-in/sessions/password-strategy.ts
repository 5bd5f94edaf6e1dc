import { callbackify } from 'node:util';
import type { LoginInput } from '@portfolio/contracts/auth';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { verifyPassword } from '../../shared/secrets/password-hash.ts';

const passport = new Passport();

/** Passport's local strategy. Takes as long without a hash, of nobody, as with one. @returns whether the password fits */
export function checkPassword(input: LoginInput, hash: string | null | undefined): Promise<boolean> {
  const verify = callbackify(async (_username: string, password: string) => verifyPassword(hash, password));
  const strategy = new LocalStrategy({ session: false }, verify);
  return new Promise((resolve, reject) => {
    const answered = (error: unknown, matches?: boolean) => (error ? reject(error) : resolve(matches === true));
    // REST and GraphQL bring the same input; the strategy reads it where a form would have it.
    passport.authenticate(strategy, { session: false }, answered)({ body: input }, undefined, answered);
  });
}
