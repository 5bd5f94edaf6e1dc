export { changesOf, recordEvent, recordEvents, type AuditEvent } from './record-event.ts';
export { appendOnly, auditTable, dropAuditTable } from './table.ts';
