import type { Request } from 'express';
import { Passport, Strategy } from 'passport';
import { bearerToken, type AccessTokenVerifier } from './access-token.ts';
import type { Actor } from './actor.ts';

/** Passport's strategy for our access tokens; passport-jwt's library knows no EdDSA. No token is an anonymous request. */
class AccessTokenStrategy extends Strategy {
  override name = 'jwt';
  // Not private: Passport runs each request on an object that inherits from this one.
  readonly actorOf: (request: Request) => Promise<Actor | undefined>;

  constructor(verify: AccessTokenVerifier) {
    super();
    this.actorOf = async (request) => {
      const token = bearerToken(request.get('authorization'));
      return token === undefined ? undefined : verify(token);
    };
  }

  override authenticate(request: Request): void {
    this.actorOf(request).then(
      (actor) => (actor ? this.success(actor) : this.pass()),
      (error: unknown) => this.error(error),
    );
  }
}

/** @returns the actor of a request's bearer token, undefined without one. @throws AppError `token_not_valid` */
export function requestAuthenticator(verify: AccessTokenVerifier): (request: Request) => Promise<Actor | undefined> {
  const passport = new Passport().use(new AccessTokenStrategy(verify));
  return async (request) => {
    if (request.headers.authorization === undefined) return undefined;
    return new Promise((resolve, reject) => {
      const answered = (error: unknown, actor?: Actor | false) => (error ? reject(error) : resolve(actor || undefined));
      passport.authenticate('jwt', { session: false }, answered)(request, request.res, answered);
    });
  };
}
