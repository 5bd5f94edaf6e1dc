export { requireActor, requireStaff, requireSuperuser, type Actor } from './actor.ts';
export {
  accessTokenVerifier,
  bearerToken,
  remoteKeys,
  tokenNotValid,
  type AccessTokenVerifier,
} from './access-token.ts';
