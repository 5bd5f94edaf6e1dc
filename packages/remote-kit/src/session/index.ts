export type { AskPassword } from './authorized.ts';
export { createGraphqlClient } from './graphql.ts';
export { createPasskeyCalls, type PasskeyCalls } from './passkeys.ts';
export { createSession, type SessionClient, type SessionOptions } from './session.ts';
export { sha256 } from './sha256.ts';
export { watchSlowness } from './slowness.ts';
export { createCredentialStorage, storageKeys, type CredentialStorage } from './storage.ts';
export { send, type Send } from './transport.ts';
