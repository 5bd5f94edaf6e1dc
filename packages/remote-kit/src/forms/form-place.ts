import { createContext } from 'react';

/**
 * Where a form stands that shares its screen with others, such as beside a list: told how to leave it while it holds unsaved changes.
 */
export const FormPlace = createContext<((leave: ((go: () => void) => void) | undefined) => void) | undefined>(
  undefined,
);
