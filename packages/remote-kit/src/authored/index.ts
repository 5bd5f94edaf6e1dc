export { useAuthored } from './use-authored.ts';
