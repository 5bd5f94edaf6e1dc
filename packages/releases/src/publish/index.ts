export { canaryOf, promoted, rolledBack, withLive, withCanary } from './pointers.ts';
export { publishFiles, readRelease, releaseRow, remoteFolder, type BuiltRelease } from './remote.ts';
export { servedBy, type Served } from './served.ts';
export { digestOf } from './digest.ts';
export { filesIn } from './files.ts';
export { publishShell, shellFolder, type BuiltShell } from './shell.ts';
export { sweep } from './sweep.ts';
