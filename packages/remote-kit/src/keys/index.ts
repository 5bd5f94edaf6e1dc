/** Keys of one letter, and the list of them. */
export { KeyList } from './key-list.tsx';
export { useKeys } from './keys.tsx';
