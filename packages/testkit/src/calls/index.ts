export { ask, codeOf, namesItem, servedFields, variablesOf, type FieldRow, type ServedField } from './fields.ts';
export { answersToNul, send, sendGood, unreadable, withRows, type CallRow, type Parameters } from './rows.ts';
export { bodyFields, servedCalls, type ServedCall } from './served.ts';
