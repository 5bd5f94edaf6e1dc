export {
  check,
  codesOf,
  errorCodesHeader,
  faultsOf,
  mirrored,
  sentencesOf,
  validationMessage,
  withCodes,
  type FieldErrors,
  type FieldFault,
} from './field-errors.ts';
export {
  answered,
  decimal,
  email,
  emailPattern,
  id,
  isoDate,
  isoDateTime,
  key,
  money,
  optionalText,
  text,
} from './fields.ts';
export { listOf, maxPageSize, type ListParameters, type Page } from './list.ts';
export { innerOf, isReference, unwrapped } from './schemas.ts';
