export { languages, type Language } from './languages.ts';
export {
  loginInput,
  logoutInput,
  refreshInput,
  type LoginInput,
  type LoginResult,
  type RefreshInput,
  type RefreshResult,
} from './session.ts';
export { accessTokenClaims, tokenAudience, tokenIssuer, type AccessTokenClaims } from './tokens.ts';
export { userSchema, type UserWire } from './user.ts';
