export { requireActor, requireStaff, requireSuperuser, type Actor } from './actor.ts';
export { accessTokenVerifier, remoteKeys, tokenNotValid, type AccessTokenVerifier } from './access-token.ts';
export { endedSessions, type AskEnded, type EndedSessions } from './ended-sessions.ts';
export { requestAuthenticator } from './strategy.ts';
