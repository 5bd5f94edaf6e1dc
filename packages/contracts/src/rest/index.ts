export * from './field-errors.ts';
export * from './fields.ts';
export * from './list.ts';
export * from './schemas.ts';
