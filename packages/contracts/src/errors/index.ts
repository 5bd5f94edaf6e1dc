export { errorCodes, type ErrorCode } from './codes.ts';
export { messages } from './messages.ts';
