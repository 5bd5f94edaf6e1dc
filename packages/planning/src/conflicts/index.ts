export { conflictsByShift, conflictsOf } from './conflicts.ts';
export { conflictSentence, type OtherShift } from './sentences.ts';
export type { Conflict, ConflictCode, Id, Plan, PlannedEmployee, PlannedShift, Qualification } from './types.ts';
export { worsened } from './worsened.ts';
