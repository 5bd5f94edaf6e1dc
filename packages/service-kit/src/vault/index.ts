export { createVault, type Vault } from './vault.ts';
export { vaultEnvironment, vaultOf } from './vault-of.ts';
