export * from './vault.ts';
export * from './vault-of.ts';
