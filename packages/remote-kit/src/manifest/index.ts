export * from './path.ts';
export * from './registry.ts';
export * from './published.ts';
export * from './signature.ts';
export * from './schema.ts';
export * from './values.ts';
