export * from './project.ts';
export * from './remote.ts';
export * from './shell.ts';
