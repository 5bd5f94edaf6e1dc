export { errorCodes, type ErrorCode } from './codes.ts';
export {
  fault,
  faultOfSentence,
  isFault,
  refusal,
  sentences,
  type Fault,
  type FaultCode,
  type FaultParams,
} from './faults.ts';
export { messages } from './messages.ts';
