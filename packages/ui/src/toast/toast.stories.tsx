import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { ToastProvider, useToast, useUndo } from './toast.tsx';

const Buttons = () => {
  const toast = useToast();
  const done = useUndo();
  return (
    <Cluster>
      <Button onClick={() => toast('success', 'Check-in successful!')}>Succeed</Button>
      <Button onClick={() => toast('danger', 'Failed to check in. Please try again.')}>Fail</Button>
      <Button onClick={() => done('Shift moved.', () => Promise.resolve())}>Move</Button>
      <Button onClick={() => done('Shift deleted.', () => Promise.reject(new Error('no')))}>Delete</Button>
    </Cluster>
  );
};

export const Messages = () => (
  <ToastProvider
    texts={{
      region: 'Notifications',
      dismiss: 'Dismiss',
      undo: 'Undo',
      undone: 'Undone.',
      notUndone: 'This could not be undone.',
    }}
  >
    <Buttons />
  </ToastProvider>
);
