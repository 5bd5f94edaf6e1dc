import { createContext } from 'react';

/** Whether sections are shown for their looks only. */
export const InPreview = createContext(false);
