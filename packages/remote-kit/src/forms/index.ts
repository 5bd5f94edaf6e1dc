/** The form kit: bundled by each remote that has forms. Looks are `@portfolio/ui/form` and `@portfolio/ui/field`. */
export { Controller, useFieldArray, useWatch } from 'react-hook-form';
export { refusalOf, RefusedError, type Refusal } from './refusal.ts';
export { useForm, type FieldControl, type FormOptions, type FormState } from './use-form.ts';
export { useFaultText, useRefusalText, type FieldSentences } from './use-fault-text.ts';
