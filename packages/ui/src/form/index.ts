export type { FormError } from './error-summary.tsx';
export { FieldRow, Fieldset, FieldsetTitle, FormActions, type FormActionsProps } from './form-parts.tsx';
export { Form, type FormProps } from './form.tsx';
