export { check, fieldErrors, validationMessage, type FieldErrors, type FieldFault } from './field-errors.ts';
export { email, id, isoDateTime, money, optionalText, text } from './fields.ts';
export { listOf, maxPageSize, type ListParameters, type Page } from './list.ts';
