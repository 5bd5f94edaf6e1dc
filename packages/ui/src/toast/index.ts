export * from './toast-context.ts';
export * from './toast-provider.tsx';
