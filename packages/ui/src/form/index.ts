export { ConflictNotice, type ConflictNoticeProps } from './conflict-notice.tsx';
export type { FormError } from './error-summary.tsx';
export { FieldRow, Fieldset, FieldsetTitle, FormActions, type FormActionsProps } from './form-parts.tsx';
export { LeaveQuestion, type Leaving } from './leave-question.tsx';
export { Form, type FormProps } from './form.tsx';
