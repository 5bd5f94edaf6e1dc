export * from './access.ts';
export * from './actor.ts';
export { accessTokenVerifier, remoteKeys, tokenNotValid, type AccessTokenVerifier } from './access-token.ts';
export * from './strategy.ts';
