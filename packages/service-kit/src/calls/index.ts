export * from './call.ts';
export * from './noun.ts';
export * from './resolver.ts';
export * from './resources.ts';
export * from './versions.ts';
