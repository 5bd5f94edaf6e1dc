export { latestSigned, opened, openedHistory, withdrawnFolder, type Opened } from './opened.ts';
export { changeRegistry, readHistory, readRegistry, type Signer } from './change.ts';
export { ReleaseError } from './release-error.ts';
