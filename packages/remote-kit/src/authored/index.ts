export * from './use-authored.ts';
