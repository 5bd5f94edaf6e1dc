export { latestSigned, opened, type Opened } from './opened.ts';
export { changeRegistry, readRegistry, type Signer } from './change.ts';
export { ReleaseError } from './release-error.ts';
