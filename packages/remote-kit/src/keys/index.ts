/** Keys of one letter, and the list of them. */
export { KeyList } from './key-list.tsx';
export { focusRow, isHeard, typesInto, useKeys, useOwnKeys } from './keys.tsx';
export { SingleKeysField } from './single-keys-field.tsx';
