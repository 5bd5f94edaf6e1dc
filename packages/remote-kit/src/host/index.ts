/** For whoever hosts remotes: the shell, and a remote's own page in development. Remotes do not import this. */
export * from './create-host.ts';
export type { AskPassword, PasskeyCalls } from '../session/index.ts';
