export { createVault, type Vault } from './vault.ts';
