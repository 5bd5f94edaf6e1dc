export { endedSessions, type AskEnded, type EndedSessions } from './ended-sessions.ts';
