export { openPages } from './open-pages.ts';
export {
  everNamed,
  latestSigned,
  opened,
  openedEntry,
  openedHistory,
  withdrawnFolder,
  type Entry,
  type Opened,
} from './opened.ts';
export { changeRegistry, readRegistry, type Signer } from './change.ts';
export { requireNotWithdrawn, takeMarkAway, withdrawnIn } from './withdrawn.ts';
export { ReleaseError } from './release-error.ts';
