export { Breakable } from './breakable.tsx';
export { Lead, Mono, Muted, Prose } from './text.tsx';
