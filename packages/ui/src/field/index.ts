export { ChipsField, type ChipsFieldProps } from './chips-field.tsx';
export { CheckboxField, SwitchField, type ChoiceFieldProps } from './choice-field.tsx';
export { Field, type FieldProps } from './field.tsx';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { DateTimeField, TimeField, type DateTimeFieldProps, type TimeFieldProps } from './time-field.tsx';
export { TextareaField, type TextareaFieldProps } from './textarea-field.tsx';
