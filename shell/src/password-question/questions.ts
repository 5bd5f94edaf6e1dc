import { createStore, type Store } from '@portfolio/remote-kit';
import type { AskPassword } from '@portfolio/remote-kit/host';

/** What waits for the user's password. */
export interface Question {
  /** Tells the server; throws its refusal. */
  confirm: (password: string) => Promise<unknown>;
  /** Ends the question. */
  done: (confirmed: boolean) => void;
}

/** Where calls ask, and where the dialog finds what is asked. */
export interface PasswordQuestions extends Store<Question | undefined> {
  ask: AskPassword;
}

export function createPasswordQuestions(): PasswordQuestions {
  const present = createStore<Question | undefined>(undefined);
  return {
    ...present,
    ask: (confirm) =>
      new Promise((resolve) => {
        const done = (confirmed: boolean): void => {
          present.set(undefined);
          resolve(confirmed);
        };
        present.set({ confirm, done });
      }),
  };
}
