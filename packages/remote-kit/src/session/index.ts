export * from './authorized.ts';
export * from './graphql.ts';
export * from './passkeys.ts';
export * from './session.ts';
export * from './sha256.ts';
export * from './slowness.ts';
export * from './storage.ts';
export * from './transport.ts';
