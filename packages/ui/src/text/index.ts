export { Lead, Mono, Muted, Prose } from './text.tsx';
