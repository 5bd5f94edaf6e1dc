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
  asIso,
  decimal,
  email,
  emailPattern,
  filter,
  id,
  isoDate,
  isoDateTime,
  key,
  money,
  optionalText,
  otherwise,
  reference,
  text,
} from './fields.ts';
export { listOf, maxPageSize, type ListParameters, type Page } from './list.ts';
export { innerOf, isNullable, isReference, unwrapped } from './schemas.ts';
