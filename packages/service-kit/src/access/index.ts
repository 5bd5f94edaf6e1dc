export * from './access.ts';
export { requireActor, requireStaff, requireSuperuser, type Actor } from './actor.ts';
export { accessTokenVerifier, remoteKeys, tokenNotValid, type AccessTokenVerifier } from './access-token.ts';
export { requestAuthenticator } from './strategy.ts';
