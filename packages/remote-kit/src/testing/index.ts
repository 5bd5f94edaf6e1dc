/** For tests only. */
export * from './answers.ts';
export * from './host.ts';
export * from './refused.ts';
export * from './render-remote.ts';
export * from './system-theme.ts';
