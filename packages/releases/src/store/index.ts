export { copiesOf, noCopies, type Copies } from './copies.ts';
export { folderStore } from './folder-store.ts';
export { openStore, optionalStoreSettings, storeSettings } from './open-store.ts';
export type { ReleaseStore } from './store.ts';
