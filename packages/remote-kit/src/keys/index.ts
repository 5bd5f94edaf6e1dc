/** Keys of one letter, and the list of them. */
export { KeyList } from './key-list.tsx';
export { focusRow, isHeard, singleKeysAct, typesInto, useKeys, useOwnKeys } from './keys.tsx';
