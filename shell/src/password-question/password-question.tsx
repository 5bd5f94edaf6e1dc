import { useStore } from '@portfolio/remote-kit';
import { lazy, Suspense } from 'react';
import { useShell } from '../shell-context.tsx';

// In a chunk of its own: the form libraries are no business of the home page.
const Dialog = lazy(() => import('./password-dialog.tsx').then((loaded) => ({ default: loaded.PasswordDialog })));

/** Asks for the password over whatever screen is open, when a call of it needs that. */
export function PasswordQuestion() {
  const question = useStore(useShell().passwordQuestions);
  return (
    question && (
      <Suspense>
        <Dialog question={question} />
      </Suspense>
    )
  );
}
