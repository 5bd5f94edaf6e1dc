export {
  ask,
  codeOf,
  foreignVariables,
  namesItem,
  servedFields,
  variablesFilledWith,
  variablesOf,
  variablesWith,
  type FieldRow,
  type ServedField,
} from './fields.ts';
export { hostileBodies, hostileTexts, nestedOperations } from './hostile.ts';
export { describedOperations, leftOut } from './described.ts';
export { provenChange } from './proof.ts';
export {
  answersToNul,
  foreignTry,
  requireForeign,
  send,
  sendGood,
  unreadable,
  withRows,
  type CallRow,
  type Parameters,
} from './rows.ts';
export { replacements, sentBackTwice, type Replacement } from './sent-back.ts';
export { lists, sharedRows } from './shared-rows.ts';
export { bodyFields, servedCalls, type ServedCall } from './served.ts';
