export * from './presets.ts';
export * from './reconcile.ts';
export * from './turns.ts';
