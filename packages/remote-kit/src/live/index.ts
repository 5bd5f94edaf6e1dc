/** What others change, as it happens. */
export * from './live-provider.tsx';
