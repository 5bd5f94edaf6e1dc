/** The form kit: bundled by each remote that has forms. Looks are `@portfolio/ui/form` and `@portfolio/ui/field`. */
export { Controller, useController, useFieldArray, useWatch } from 'react-hook-form';
export * from './days-off-form.ts';
export * from './form.ts';
export { camelCase, enumName } from './names.ts';
export * from './refusal.ts';
export { newKey } from '../session/new-key.ts';
export { hasUnsaved } from './unsaved.ts';
export * from './texts-of.ts';
export * from './use-form.ts';
export { useConflictTexts, useFaultText, useRefusalText, type FieldSentences } from './use-fault-text.ts';
export { changesOf, useLatest } from './versions.ts';
