export * from './field-errors.ts';
export * from './fields.ts';
export * from './schemas.ts';
