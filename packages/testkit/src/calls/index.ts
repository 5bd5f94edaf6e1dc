export * from './fields.ts';
export * from './hostile.ts';
export * from './described.ts';
export * from './proof.ts';
export * from './rows.ts';
export * from './sent-back.ts';
export * from './shared-rows.ts';
export * from './served.ts';
