import { screen } from '@testing-library/react';

/** Waits for an alert with these words; the messages' own, empty live region is another one. */
export const findAlert = (text: string) => screen.findByText(text, { selector: '[role=alert] *' });
