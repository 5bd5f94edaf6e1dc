export * from './pointers.ts';
export * from './remote.ts';
export * from './served.ts';
export * from './digest.ts';
export * from './files.ts';
export * from './shell.ts';
export * from './sweep.ts';
