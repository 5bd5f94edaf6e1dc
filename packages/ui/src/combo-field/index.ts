export * from './combo-field.tsx';
