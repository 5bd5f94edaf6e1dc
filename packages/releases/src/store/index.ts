export { folderStore } from './folder-store.ts';
export type { ReleaseStore } from './store.ts';
