export { accessTokenClaims, tokenAudience, tokenIssuer, type AccessTokenClaims } from './tokens.ts';
export { languages, type Language } from './languages.ts';
