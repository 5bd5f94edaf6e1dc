export * from './palettes.ts';
export * from './tokens.ts';
