export * from './connect-patreon.ts';
export * from './define-remote.tsx';
export * from './host.tsx';
export { lazyScreen } from './lazy-screen.tsx';
export * from './not-found.tsx';
export * from './use-leave-guard.ts';
export * from './hooks.ts';
