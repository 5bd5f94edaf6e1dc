export { ApiError, NetworkError, type Api } from './api.ts';
export { matchingCommands, plainText, type Command, type CommandSearch } from './commands.ts';
export {
  contractVersion,
  type Crash,
  type CrashPhase,
  type Host,
  type NavigateOptions,
  type Place,
  type ReleaseInfo,
  type RemoteLifecycles,
  type RemoteProps,
  type RuntimeConfig,
  type Theme,
  type ThemeChoice,
} from './contract.ts';
export { isAdmin, SomebodyElse, type Session, type SessionState, type Tokens, type User } from './session.ts';
export type { OnceContext, UploadContext } from './upload.ts';
export { createStore, useStore, type Store, type WritableStore } from './store.ts';
